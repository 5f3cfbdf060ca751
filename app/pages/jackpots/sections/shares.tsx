import type { InferOutput } from 'valibot'
import type { jackpotsSchema } from '../../../../content/pages/jackpots/jackpots.schema.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { filledText } from '../../../site/page/local-text.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = InferOutput<typeof jackpotsSchema>['shares']

/** Who receives what of the pool. */
export function Shares({ title, lead, caption, who, share, amount }: Props) {
  const scope = usePage()
  const { jackpot, currency } = scope.content.promotions
  const { money, percent } = writeAmounts(scope.locale, currency)
  return (
    <Section id="shares" title={title} lead={lead} kind="split">
      <DataTable
        caption={caption}
        columns={[{ name: who }, { name: share, kind: 'figure' }, { name: amount, kind: 'figure' }]}
        rows={jackpot.shares.map(part => [
          filledText(part.who, scope),
          percent(part.percent),
          money((jackpot.pool * part.percent) / 100)
        ])}
      />
    </Section>
  )
}
