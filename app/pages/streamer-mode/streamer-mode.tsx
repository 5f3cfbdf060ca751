import type { PageWords } from '../../../content/content.ts'
import { figureNumber } from '../../domain/figures/figure-number.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { WithPanel } from '../../features/streamer-panel/with-panel.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageShown } from '../../site/page/inducement-shown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Meter } from '../../ui/charts/meter.tsx'
import { figure } from '../../ui/data-table/data-table.tsx'
import { Prose } from '../../ui/prose/prose.tsx'

/** Streamer mode: the programme with all its rules, or plain information where streamers may not be promoted. The other one is never sent. */
export function StreamerMode() {
  const scope = usePage()
  const page = pageCopy(scope, 'streamer-mode')
  const markdown = useMarkdown()
  if (scope.row && !pageShown(scope, scope.row))
    return (
      <div className="wrap plain-page">
        <Prose paragraphs={page.neutral.paragraphs.map(markdown)} />
      </div>
    )
  const { items, ...benefits } = page.benefits
  return (
    <SectionList
      parts={{
        facts: <Meters facts={page.facts} />,
        benefits: <WithPanel id="benefits" {...benefits} items={Object.values(items)} />
      }}
    />
  )
}

/** The figures of the facts of the programme, in their order: those that it asks, and last the one that it gives. */
const measured = ['streamerAverageViewers', 'streamerTablesShare', 'streamerSessionShare', 'streamerCashback'] as const

/** The programme in four numbers, each on a scale to a hundred. Throws where one is no number. */
function Meters({ facts }: Pick<PageWords<'streamer-mode'>, 'facts'>) {
  const { t, content } = usePage()
  return (
    <div className="wrap streamer-meters">
      {facts.map(({ label, value }, index) => {
        const record = content.figures[measured[index] ?? '']
        const number = record && figureNumber(record)
        if (typeof number !== 'number') throw new Error(`The streamer programme is measured by a number: ${value}`)
        return (
          <Meter
            key={label}
            title={label}
            description={label}
            tableLabel={t('charts.as-table')}
            table={{ columns: ['', figure(value)], rows: [[label, value]] }}
            value={{ value: number, label: value }}
            name={label}
            highlight={index === facts.length - 1}
          />
        )
      })}
    </div>
  )
}
