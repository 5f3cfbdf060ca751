import { formatMoneyRange } from '../../domain/figures/format-figure.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { spinPlayers } from '../../domain/poker/spin-table.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Figures } from '../../ui/facts/facts.tsx'
import { CloserLinks } from '../../ui/look-closer/closer-links.tsx'
import { SpinCost } from './spin-cost.tsx'
import { SpinPrizes } from './spin-prizes.tsx'

/** Spin & Gold: every prize pool with its chance, and what a game costs, worked out from the table that pays it. */
export function SpinGold() {
  const scope = usePage()
  const page = pageCopy(scope, 'spin-gold')
  return (
    <SectionList
      parts={{
        facts: <Facts />,
        prizes: page.prizes && <SpinPrizes {...page.prizes} />,
        cost: <SpinCost {...page.cost} pools={page.prizes !== undefined} />
      }}
    />
  )
}

/** Players, buy-ins, the highest pool where it may be shown, and how many games have the lowest. */
function Facts() {
  const scope = usePage()
  const { currency, percent, times } = writeAmounts(scope.locale)
  const { facts, prizes, cost } = pageCopy(scope, 'spin-gold')
  const { tables } = scope.content.spinGold
  const multipliers = tables.flatMap(({ rows }) => rows.map(({ multiplier }) => multiplier))
  const usual = tables[0]?.rows.at(-1)
  const stakes = tables.flatMap(table => table.stakes)
  const range = formatMoneyRange(Math.min(...stakes), Math.max(...stakes), currency, scope.locale)
  return (
    <div className="wrap spin-facts">
      <Figures
        items={[
          { value: String(spinPlayers), label: facts.players },
          { value: setLarge(range), label: facts.stakes },
          ...(prizes ? [{ value: setLarge(times(Math.max(...multipliers))), label: facts.top }] : []),
          { value: percent(((usual?.ways ?? 0) / (tables[0]?.ofWays ?? 1)) * 100), label: facts.smallest }
        ]}
      />
      <CloserLinks links={[prizes && { to: 'prizes', label: prizes.title }, { to: 'cost', label: cost.title }]} />
    </div>
  )
}
