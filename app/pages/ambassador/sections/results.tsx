import type { Pages } from '../../../../content/content.ts'
import { formatFigure } from '../../../domain/figures/format-figure.ts'
import { setLarge } from '../../../domain/figures/set-large.ts'
import { escapeMarkup } from '../../../site/markdown/escape-markup.ts'
import type { ambassadorOf } from '../../../site/page/ambassador-pages.ts'
import { textOf } from '../../../site/page/local-text.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = {
  person: ReturnType<typeof ambassadorOf>
  words: Pages['ambassadors']['en']['story']['results']
  sampleNote: string | undefined
}

/** Places of an ambassador, the newest first: out of how many, and never for how much. */
export function Results({ person: { results }, words, sampleNote }: Props) {
  const scope = usePage()
  const count = (value: number) => setLarge(formatFigure({ kind: 'count', value }, scope.locale))
  return (
    <Section id="results" title={words.title} kind="split">
      <DataTable
        caption={words.caption}
        columns={[
          { name: words.event },
          { name: words.year },
          { name: words.place, kind: 'figure' },
          { name: words.entries, kind: 'figure' }
        ]}
        rows={results
          .toSorted((a, b) => b.year - a.year)
          .map(({ event, year, place, entries }) => [
            escapeMarkup(textOf(event, scope)),
            `${year}`,
            count(place),
            count(entries)
          ])}
      />
      <p className="sample-note">{sampleNote}</p>
    </Section>
  )
}
