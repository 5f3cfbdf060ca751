import type { PageWords } from '../../../content/content.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { averageMultiplier, gamesToOne, spinFee, spinPlayers } from '../../domain/poker/spin-table.ts'
import { NextStep } from '../../features/sections/next-step.tsx'
import { Paragraphs, PointList, QuestionList, StepList } from '../../features/sections/text-sections.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { fillForPage, pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Figures } from '../../ui/facts/facts.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SharedPools } from '../../ui/shared-pools/shared-pools.tsx'

/** Spin & Gold: every prize pool with its chance, and what a game costs, worked out from the table that pays it. */
export function SpinGold() {
  const scope = usePage()
  const { percent, times } = writeAmounts(scope.locale)
  const page = pageCopy(scope, 'spin-gold')
  const { tables } = scope.content.spinGold
  const rows = tables.flatMap(table => table.rows)
  const smallest = tables[0]?.rows.at(-1)
  const stakes = fillForPage(scope, { from: '{spinGoldStakeMinimum}', to: '{spinGoldStakeMaximum}' })
  return (
    <>
      <SharedPools>
        <div className="wrap spin-facts">
          <Figures
            items={[
              { value: String(spinPlayers), label: page.facts.players },
              { value: `${stakes.from}–${stakes.to}`, label: page.facts.stakes },
              ...(page.prizes
                ? [
                    {
                      value: setLarge(times(Math.max(...rows.map(({ multiplier }) => multiplier)))),
                      label: page.facts.top
                    }
                  ]
                : []),
              { value: percent(((smallest?.ways ?? 0) / (tables[0]?.ofWays ?? 1)) * 100), label: page.facts.smallest }
            ]}
          />
        </div>
        <StepList id="course" {...page.course} />
        {page.prizes && <Prizes {...page.prizes} />}
        <Cost {...page.cost} pools={page.prizes !== undefined} />
      </SharedPools>
      <PointList id="rules" {...page.rules} kind="split" />
      <Paragraphs id="care" {...page.care} kind="split" />
      <SharedPools>
        <QuestionList {...page.questions} />
      </SharedPools>
      <NextStep {...page.next} path="/cash-games/texas-holdem/" />
    </>
  )
}

/** Every prize pool of every group of buy-ins: its multiplier, how rare it is, what it is at the highest buy-in of the group, how it is shared. */
function Prizes({
  only,
  title,
  leadMarkdown,
  tables: names,
  columns,
  sampleNote
}: NonNullable<PageWords<'spin-gold'>['prizes']>) {
  const { t, content, locale } = usePage()
  const markdown = useMarkdown()
  const { money, percent, count, times } = writeAmounts(locale)
  const { tables, sample } = content.spinGold
  return (
    <Section
      id="prizes"
      only={only}
      title={title}
      leadHtml={markdown(leadMarkdown)}
      sampleNote={sample ? sampleNote : undefined}
    >
      <div className="spin-tables">
        {tables.map(table => {
          const { id, stakes, rows } = table
          const top = stakes.at(-1) ?? 0
          return (
            <DataTable
              key={id}
              caption={`${names[id === 'low' ? 'low' : 'high']} ${stakes.map(stake => money(stake)).join(', ')}`}
              columns={[figure(columns.multiplier), columns.chance, `${columns.pool} ${money(top)}`, columns.shares]}
              rows={rows.map(row => [
                setLarge(times(row.multiplier)),
                t('spin-gold.one-in', { games: count(gamesToOne(row, table)) }),
                money(row.multiplier * top),
                row.shares.length === 1 ? t('spin-gold.winner') : row.shares.map(share => percent(share)).join(' · ')
              ])}
            />
          )
        })}
      </div>
    </Section>
  )
}

/** What goes in and what the room keeps on average, a row for each buy-in; where pools may be shown also what comes out, and what the average hides. */
function Cost({
  title,
  paragraphsMarkdown,
  caption,
  columns,
  exampleTitle,
  exampleMarkdown,
  pools
}: PageWords<'spin-gold'>['cost'] & { pools: boolean }) {
  const { content, locale } = usePage()
  const markdown = useMarkdown()
  const { money } = writeAmounts(locale)
  const cents = (amount: number) => money(Math.round(amount * 100) / 100)
  const rows = content.spinGold.tables.flatMap(table =>
    table.stakes.map(stake => {
      const multipliers = table.rows.map(({ multiplier }) => multiplier)
      return [
        money(stake),
        money(stake * spinPlayers),
        cents(stake * spinPlayers * spinFee(table)),
        ...(pools
          ? [
              money(stake * Math.min(...multipliers)),
              cents(stake * averageMultiplier(table)),
              money(stake * Math.max(...multipliers))
            ]
          : [])
      ]
    })
  )
  return (
    <Section id="cost" title={title}>
      <Prose paragraphs={paragraphsMarkdown.map(markdown)} className="spin-cost" />
      <DataTable
        caption={caption}
        columns={[
          figure(columns.buyIn),
          columns.paidIn,
          columns.fee,
          ...(pools ? [columns.smallest, columns.average, columns.top] : [])
        ]}
        rows={rows}
      />
      {pools && (
        <div className="panel panel--quiet spin-example">
          <h3>{exampleTitle}</h3>
          <p dangerouslySetInnerHTML={{ __html: markdown(exampleMarkdown) }} />
        </div>
      )}
    </Section>
  )
}
