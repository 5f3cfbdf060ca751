import type { PageWords } from '../../../content/content.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { findLevel, levelName } from '../../domain/poker/levels.ts'
import { rakeOf } from '../../domain/poker/rake.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { LogBars } from '../../ui/charts/logarithmic-rows.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Figures } from '../../ui/facts/facts.tsx'
import { Section } from '../../ui/section/section.tsx'

/** The cost of playing for money, worked out, in the order of the page's contents list. */
export function RealMoneyPoker() {
  const { rake, evening, caps } = pageCopy(usePage(), 'real-money-poker')
  return (
    <SectionList
      parts={{ rake: <RakedPots {...rake} />, evening: <Evening {...evening} />, caps: <Caps {...caps} /> }}
    />
  )
}

/** Pots of one table, what the room takes of each, and what is left for the winner. */
function RakedPots({ title, leadMarkdown, caption, columns, noFlop, flop }: PageWords<'real-money-poker'>['rake']) {
  const { content, locale } = usePage()
  const markdown = useMarkdown()
  const { money, percent } = writeAmounts(locale)
  const { levels, rakePercent, unit } = content.stakes.holdem
  const { level, pots } = content.gameExamples.rakedPots
  const rake = { percent: rakePercent, cap: findLevel(levels, level).rakeCap }
  return (
    <Section id="rake" title={title} leadHtml={markdown(leadMarkdown)}>
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

/** The room's share over an evening of some pots won. */
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

/** The pot from which on the cap of each level holds, as bars; with share and cap as a table. */
function Caps({ title, leadMarkdown, caption, columns }: PageWords<'real-money-poker'>['caps']) {
  const { content, locale } = usePage()
  const { money, percent } = writeAmounts(locale)
  const { levels, rakePercent, unit } = content.stakes.holdem
  const caps = levels.map(({ forced, rakeCap }) => ({
    name: levelName(forced, unit, money),
    cap: money(rakeCap),
    reached: Math.round((rakeCap / rakePercent) * 10_000) / 100
  }))
  const last = caps.length - 1
  return (
    <Section id="caps" title={title} lead={leadMarkdown}>
      <LogBars
        titled
        title={columns.reached}
        description={leadMarkdown}
        table={{
          caption,
          columns: [columns.blinds, figure(columns.percent), figure(columns.cap), figure(columns.reached)],
          rows: caps.map(({ name, cap, reached }) => [name, percent(rakePercent), cap, money(reached)])
        }}
        bars={caps.map(({ name, reached }, index) => ({
          name,
          value: reached,
          label: money(reached),
          highlight: index === last
        }))}
      />
    </Section>
  )
}
