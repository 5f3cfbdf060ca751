import { setLarge } from '../../domain/figures/set-large.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import type { OfferKind } from '../../domain/law/offer-kinds.data.ts'
import { filledText } from '../../site/page/local-text.ts'
import { sectionCopy } from '../../site/page/page-copy.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { SplitBar } from '../../ui/charts/split-bar.tsx'
import { promotionCurrency } from './promotion-currency.ts'

/** Whether every family of the month's bar may be shown: one that may not is not named in it, and so there is no bar. */
export const monthSharesShown = ({ content }: PageScope, kinds: ReadonlySet<OfferKind>): boolean =>
  content.promotions.month.shares.every(({ kind }) => kinds.has(kind))

/** The share of each family of promotions in the month's amount, as one bar. */
export function MonthShares() {
  const scope = usePage()
  const { locale, content } = scope
  const { title, description } = sectionCopy(scope, 'promotions', 'month')
  const currency = promotionCurrency(scope)
  const { money } = writeAmounts(locale, currency)
  const shares = content.promotions.month.shares.map(({ kind, name, total }) => ({
    name: filledText(name, scope),
    value: total[currency] ?? 0,
    label: setLarge(money(total[currency] ?? 0)),
    highlight: kind === 'daily-leaderboard'
  }))
  return <SplitBar id="month-shares-chart" title={title} description={description} parts={shares} titled />
}
