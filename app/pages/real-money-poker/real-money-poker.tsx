import type { PageWords } from '../../../content/content.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { findLevel, levelName } from '../../domain/poker/levels.ts'
import { rakeOf } from '../../domain/poker/rake.ts'
import { NextStep } from '../../features/sections/next-step.tsx'
import { Paragraphs, PointList, QuestionList } from '../../features/sections/text-sections.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Figures } from '../../ui/facts/facts.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SharedPools } from '../../ui/shared-pools/shared-pools.tsx'

/** What playing for money costs, worked out, in the order of the page's contents list. */
export function RealMoneyPoker() {
  const scope = usePage()
  const markdown = useMarkdown()
  const page = pageCopy(scope, 'real-money-poker')
  return (
    <>
      <Paragraphs id="together" {...page.together} />
      <SharedPools>
        <RakedPots {...page.rake} />
        <Evening {...page.evening} />
        <Caps {...page.caps} />
        <Paragraphs id="tournaments" {...page.tournaments} />
      </SharedPools>
      <Section id="others" title={page.others.title} lead={page.others.leadMarkdown}>
        <DataTable
          caption={page.others.caption}
          columns={page.others.columns}
          rows={page.others.rows.map(cells => cells.map(markdown))}
        />
      </Section>
      <PointList id="limits" {...page.limits} />
      <PointList id="truths" {...page.truths} />
      <QuestionList {...page.questions} kind="stack" />
      <NextStep {...page.next} path="/cash-games/" />
    </>
  )
}

/** Pots of one table, what the room takes of each, and what is left for the winner. */
function RakedPots({
  title,
  leadMarkdown,
  caption,
  columns,
  noFlop,
  flop,
  sampleNote
}: PageWords<'real-money-poker'>['rake']) {
  const { content, locale } = usePage()
  const markdown = useMarkdown()
  const { money, percent } = writeAmounts(locale)
  const { levels, rakePercent, unit } = content.stakes.holdem
  const { level, pots } = content.gameExamples.rakedPots
  const rake = { percent: rakePercent, cap: findLevel(levels, level).rakeCap }
  return (
    <Section id="rake" title={title} leadHtml={markdown(leadMarkdown)} sampleNote={sampleNote}>
      <DataTable
        caption={`${caption}, ${levelName(level, unit, money)}`}
        columns={[
          figure(columns.pot),
          columns.ended,
          figure(columns.taken),
          figure(columns.share),
          figure(columns.winner)
        ]}
        rows={pots.map(({ amount, sawFlop }) => {
          const taken = rakeOf(amount, rake, sawFlop)
          return [
            money(amount),
            sawFlop ? flop : noFlop,
            money(taken),
            percent((taken / amount) * 100),
            money(Math.round((amount - taken) * 100) / 100)
          ]
        })}
      />
    </Section>
  )
}

/** What the room's share comes to over an evening of some pots won. */
function Evening({ title, leadMarkdown, facts, endMarkdown }: PageWords<'real-money-poker'>['evening']) {
  const { content, locale } = usePage()
  const markdown = useMarkdown()
  const { money, count } = writeAmounts(locale)
  const { levels, rakePercent } = content.stakes.holdem
  const { level, hands, won, averagePot } = content.gameExamples.session
  const taken = won * rakeOf(averagePot, { percent: rakePercent, cap: findLevel(levels, level).rakeCap })
  return (
    <Section id="evening" title={title} lead={leadMarkdown}>
      <Figures
        items={[
          { value: count(hands), label: facts.hands },
          { value: count(won), label: facts.won },
          { value: setLarge(money(averagePot)), label: facts.average },
          { value: setLarge(money(taken)), label: facts.paid }
        ]}
      />
      <p className="after" dangerouslySetInnerHTML={{ __html: markdown(endMarkdown) }} />
    </Section>
  )
}

/** The cap of each level, and the pot from which on it holds. */
function Caps({ title, leadMarkdown, caption, columns }: PageWords<'real-money-poker'>['caps']) {
  const { content, locale } = usePage()
  const { money, percent } = writeAmounts(locale)
  const { levels, rakePercent, unit } = content.stakes.holdem
  return (
    <Section id="caps" title={title} lead={leadMarkdown}>
      <DataTable
        caption={caption}
        columns={[columns.blinds, figure(columns.percent), figure(columns.cap), figure(columns.reached)]}
        rows={levels.map(({ forced, rakeCap }) => [
          levelName(forced, unit, money),
          percent(rakePercent),
          money(rakeCap),
          money(Math.round((rakeCap / rakePercent) * 10_000) / 100)
        ])}
      />
    </Section>
  )
}
