import type { PageWords } from '../../../content/content.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { versionInForce } from '../../domain/policies/policy-versions.ts'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import type { PolicyEntry } from '../../site/page/policies-shown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Timeline } from '../../ui/charts/timeline.tsx'
import { figure } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'
import { endOfDay, versionSpans } from './version-spans.ts'

type Props = {
  policies: readonly PolicyEntry[]
  titleOf: (key: string) => string
  words: PageWords<'policy-comparison'>['timeline']
}

/** The versions of texts to the scale of years, each from its day to the next one's or to today; the one in force in mint. */
export function VersionTimeline({ policies, titleOf, words: { title, description, columns } }: Props) {
  const { locale, asOf, expiresAt } = usePage()
  const now = asOf()
  expiresAt(new Date(endOfDay(now)))
  const spans = policies.flatMap(({ key, versions }) =>
    versionSpans(versions, now).map(({ version, from, to }) => ({
      from,
      to,
      name: titleOf(key),
      label: formatFigure({ kind: 'date', value: version.en.effectiveFrom }, locale),
      tone: version === versionInForce(versions, now) ? ('mint' as const) : ('quiet' as const)
    }))
  )
  if (spans.length === 0) return null
  const from = Math.min(...spans.map(span => span.from))
  const firstYear = new Date(from).getUTCFullYear() + 1
  const years = Array.from({ length: now.getUTCFullYear() - firstYear + 1 }, (_, index) => firstYear + index)
  return (
    <Section id="versions" title={title} kind="split">
      <Timeline
        title={title}
        description={description}
        table={{
          columns: [columns[0] ?? '', figure(columns[1] ?? '')],
          rows: spans.map(({ name, label }) => [name, label].map(escapeMarkup))
        }}
        from={from}
        to={endOfDay(now)}
        spans={spans}
        ticks={years.map(year => ({ value: Date.UTC(year), label: `${year}` }))}
      />
    </Section>
  )
}
