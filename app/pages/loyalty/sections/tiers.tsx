import type { InferOutput } from 'valibot'
import type { loyaltySchema } from '../../../../content/pages/loyalty/loyalty.schema.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { worthOfHundred } from '../../../domain/offers/loyalty-month.ts'
import { filledText } from '../../../site/page/local-text.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = InferOutput<typeof loyaltySchema>['tiers']

/** The tiers as data: from how many points, the fees that those stand for, what is given back, and what points are then worth. */
export function Tiers({ title, lead, ...words }: Props) {
  const scope = usePage()
  const { loyalty, currency } = scope.content.promotions
  const { money, count, percent } = writeAmounts(scope.locale, currency)
  return (
    <Section id="tiers" title={title} lead={lead}>
      <DataTable
        caption={words.caption}
        columns={[
          { name: words.tier },
          { name: words.from, kind: 'figure' },
          { name: words.fees, kind: 'figure' },
          { name: words.back, kind: 'figure' },
          { name: words.worth, kind: 'figure' },
          { name: words.extra }
        ]}
        rows={loyalty.tiers.map(tier => [
          filledText(tier.name, scope),
          scope.t('offers.points-of', { points: count(tier.from) }),
          money(tier.from / loyalty.pointsPerUnit),
          percent(tier.back),
          money(worthOfHundred(loyalty, tier)),
          filledText(tier.extra, scope)
        ])}
      />
    </Section>
  )
}
