import type { PageWords } from '../../../content/content.ts'
import { placeholdersIn } from '../../domain/figures/fill-figures.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { WithPanel } from '../../features/streamer-panel/with-panel.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageShown } from '../../site/page/inducement-shown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { ChartBar, ChartText, Hatched } from '../../ui/charts/chart-marks.tsx'
import { linear, percent } from '../../ui/charts/scales.ts'
import { linesOf, narrowPx, textWidth } from '../../ui/charts/text-width.ts'
import { figure } from '../../ui/data-table/data-table.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'

/** The rewards of an approved streamer, or plain information where streamers may not be promoted. The other one is never sent. */
export function StreamerRewards() {
  const scope = usePage()
  const page = pageCopy(scope, 'streamer-rewards')
  const line = useMarkdown()
  if (scope.row && !pageShown(scope, scope.row))
    return (
      <div className="wrap plain-page">
        <Prose paragraphs={page.neutral.paragraphs.map(line)} />
      </div>
    )
  return (
    <SectionList parts={{ week: <Week {...page.week} />, rewards: <WithPanel id="rewards" {...page.rewards} /> }} />
  )
}

const barPx = 26
const lineHeight = 20
const gapPx = 26
const figurePx = 24
const words = { x: 0, lineHeight }

/** A week, session by session: each bar is the fees that were paid, its bright part what comes back, the hatched part what does not. */
function Week({ title, lead, caption, columns, rows, sumMarkdown }: PageWords<'streamer-rewards'>['week']) {
  const amounts = useAmounts()
  const [session = '', streamed = '', fees = '', back = ''] = columns
  const length = linear(0, Math.max(...amounts.map(({ paid }) => paid)))
  const widthOf = (amount: number) => percent(length(amount))
  const bars = rows.map((row, index) => {
    const label = `${row.fees} → ${row.back}`
    const names = linesOf(row.session, narrowPx - textWidth(label, figurePx, 'display') - 12, 15)
    const streamed = linesOf(row.streamed, narrowPx, 14)
    const wordsPx = (names.length + streamed.length) * lineHeight + 6
    return { row, label, names, streamed, wordsPx, ...(amounts[index] ?? { paid: 0, returned: 0 }) }
  })
  const topOf = (index: number) => bars.slice(0, index).reduce((sum, { wordsPx }) => sum + wordsPx + barPx + gapPx, 0)
  return (
    <Section id="week" title={title} lead={lead} kind="split">
      <ChartFrame
        kind="streamed-week"
        title={caption}
        description={lead}
        table={{
          columns: [session, streamed, figure(fees), figure(back)],
          rows: rows.map(row => [row.session, row.streamed, row.fees, row.back])
        }}
        height={topOf(bars.length) - gapPx}
      >
        {bars.map(({ row, label, names, streamed, wordsPx, paid, returned }, index) => (
          <svg key={row.session} y={topOf(index)} width="100%" height={wordsPx + barPx} overflow="visible">
            <ChartText {...words} y={15} lines={names} className="chart__name" />
            <ChartText {...words} y={15 + names.length * lineHeight} lines={streamed} className="chart__label" />
            <text x="100%" y="19" textAnchor="end" className="chart__figure">
              {label}
            </text>
            {paid > returned && (
              <Hatched x={widthOf(returned)} y={wordsPx} width={widthOf(paid - returned)} height={barPx} />
            )}
            {returned > 0 && <ChartBar y={wordsPx} width={widthOf(returned)} height={barPx} rx="3" tone="ivory" />}
          </svg>
        ))}
      </ChartFrame>
      <p
        className="panel panel--warm above-24 text-lead"
        dangerouslySetInnerHTML={{ __html: useMarkdown()(sumMarkdown) }}
      />
    </Section>
  )
}

/** The amounts that the rows name, in whole units of their currency. */
function useAmounts(): { paid: number; returned: number }[] {
  const { content, locale } = usePage()
  const amountOf = (text: string) => {
    const amount = content.figures[placeholdersIn(text)[0] ?? '']
    if (amount?.kind !== 'money') throw new Error(`A week on stream has an amount that is no figure: ${text}`)
    return amount.amount
  }
  return content.pages['streamer-rewards'][locale].week.rows.map(({ fees, back }) => ({
    paid: amountOf(fees),
    returned: amountOf(back)
  }))
}
