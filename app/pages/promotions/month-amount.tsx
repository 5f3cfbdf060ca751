import type { PageWords } from '../../../content/content.ts'
import type { Offer } from '../../../content/offers/offers.schema.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { OfferHeadline } from '../../features/offers/offer-headline.tsx'
import { promotionCurrency } from '../../features/offers/promotion-currency.ts'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { filledText } from '../../site/page/local-text.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { SplitBar } from '../../ui/charts/split-bar.tsx'
import { figure } from '../../ui/data-table/data-table.tsx'

type Props = PageWords<'promotions'>['month'] & { offer: Offer; running: readonly Offer[] }

/** What the month gives back, set as large as the page is wide, and what of it each family of promotions gives. */
export function MonthAmount({ offer, running, title, description, family, amount }: Props) {
  const scope = usePage()
  const { t, locale, content } = scope
  const currency = promotionCurrency(scope)
  const { money } = writeAmounts(locale, currency)
  const shares = content.promotions.month.shares.map(({ kind, name, total }) => ({
    kind,
    name: filledText(name, scope),
    value: total[currency] ?? 0,
    label: money(total[currency] ?? 0),
    highlight: kind === 'daily-leaderboard'
  }))
  // A family that may not be shown here is not named in the bar either.
  const isWhole = shares.every(({ kind }) => running.some(other => other.kind === kind))
  return (
    <OfferHeadline offer={offer}>
      {isWhole && (
        <div className="month__shares">
          <SplitBar
            title={title}
            description={description}
            tableLabel={t('charts.as-table')}
            table={{
              caption: title,
              columns: [family, figure(amount)],
              rows: shares.map(({ name, label }) => [escapeMarkup(name), label])
            }}
            parts={shares}
            titled
          />
        </div>
      )}
    </OfferHeadline>
  )
}
