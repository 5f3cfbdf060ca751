import type { InferOutput } from 'valibot'
import type { loyaltySchema } from '../../../../content/pages/loyalty/loyalty.schema.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { loyaltyMonth } from '../../../domain/offers/loyalty-month.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { filledText } from '../../../site/page/local-text.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = InferOutput<typeof loyaltySchema>['example'] & { sampleNote: string | undefined }

/** What comes back of one month's fees, computed from the tiers. */
export function LoyaltyMonth({ title, lead, noteMarkdown, sampleNote, ...words }: Props) {
  const scope = usePage()
  const { loyalty, currency } = scope.content.promotions
  const { money } = writeAmounts(scope.locale, currency)
  const { fees } = loyalty.example
  const { lines, back } = loyaltyMonth(loyalty, fees)
  return (
    <Section id="example" title={title} lead={lead} kind="split">
      <DataTable
        caption={words.caption}
        columns={[{ name: words.part }, { name: words.fees, kind: 'figure' }, { name: words.back, kind: 'figure' }]}
        rows={[
          ...lines.map(line => [filledText(line.tier.name, scope), money(line.paid), money(line.back)]),
          [words.total, money(fees), money(back)]
        ]}
      />
      <p className="loyalty__note" dangerouslySetInnerHTML={{ __html: useMarkdown()(noteMarkdown) }} />
      {sampleNote && <p className="sample-note">{sampleNote}</p>}
    </Section>
  )
}
