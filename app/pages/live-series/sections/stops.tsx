import type { Pages } from '../../../../content/content.ts'
import { seriesAt } from '../../../features/tournaments/series-at.ts'
import { writeDays } from '../../../features/tournaments/write-days.ts'
import { textOf } from '../../../site/page/local-text.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { LinkCards } from '../../../ui/link-cards/link-cards.tsx'
import { Section } from '../../../ui/section/section.tsx'

const pictures = { 'harbour-classic': 'live-harbour', 'highland-open': 'live-highland' } as const
const stops = ['harbour-classic', 'highland-open'] as const

/** The stops whose edition stands, soonest first, each with its days by the clock of its place. */
export function Stops({ words }: { words: Pages['live-series']['en']['stops'] }) {
  const scope = usePage()
  const { content, siteId, locale, href } = scope
  const cards = stops.flatMap(stop => {
    const path = `/live-series/${stop}/`
    const { edition, until } = seriesAt(content.series, path, siteId, scope.asOf())
    scope.expiresAt(until)
    const first = edition?.events[0]
    const last = edition?.events.at(-1)
    if (!edition?.venue || !first || !last) return []
    const { town, timeZone } = edition.venue
    const days = writeDays(new Date(first.start), new Date(last.start), locale, timeZone)
    return [
      {
        start: first.start,
        card: {
          href: href(path),
          name: textOf(edition.name, scope),
          text: words.texts[stop],
          mark: `${days} · ${town}`,
          picture: pictures[stop]
        }
      }
    ]
  })
  return (
    <Section id="stops" title={words.title} lead={words.lead}>
      <LinkCards columns={2} cards={cards.toSorted((a, b) => a.start.localeCompare(b.start)).map(({ card }) => card)} />
      <p className="sample-note">{words.sampleNote}</p>
    </Section>
  )
}
