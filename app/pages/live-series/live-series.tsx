import type { PageWords } from '../../../content/content.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { seriesAt } from '../../features/tournaments/series-at.ts'
import { writeDays } from '../../features/tournaments/write-days.ts'
import { textOf } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { LinkCards } from '../../ui/link-cards/link-cards.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Coast } from './coast.tsx'
import { TwoTables } from './two-tables.tsx'

/** The live series: where and when, what a real table changes, and a first time. */
export function LiveSeries() {
  const page = pageCopy(usePage(), 'live-series')
  return <SectionList parts={{ stops: <Stops words={page.stops} />, difference: <TwoTables {...page.difference} /> }} />
}

const pictures = { 'harbour-classic': 'live-harbour', 'highland-open': 'live-highland' } as const
const stops = ['harbour-classic', 'highland-open'] as const

/** The stops with a current edition, soonest first, each with its days by the clock of its place. */
function Stops({ words }: { words: PageWords<'live-series'>['stops'] }) {
  const scope = usePage()
  const { content, siteId, locale, href } = scope
  const now = scope.asOf().toISOString()
  const shown = stops.flatMap(stop => {
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
        light: { id: stop, town, isOn: first.start <= now && now <= last.start },
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
  const inTurn = shown.toSorted((a, b) => a.start.localeCompare(b.start))
  return (
    <Section id="stops" title={words.title} lead={words.lead} sampleNote={words.sampleNote}>
      <Coast lights={inTurn.map(({ light }) => light)} />
      <LinkCards columns={2} cards={inTurn.map(({ card }) => card)} />
    </Section>
  )
}
