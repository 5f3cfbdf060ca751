import type { InferOutput } from 'valibot'
import type { welcomeBonusSchema } from '../../../../content/pages/welcome-bonus/welcome-bonus.schema.ts'
import type { Figure } from '../../../domain/figures/figure.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { releasedBonus } from '../../../domain/offers/released-bonus.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = InferOutput<typeof welcomeBonusSchema>['example'] & { sampleNote: string | undefined }

/** What a matched deposit comes to for one player, computed from the offer's own rules: what is released, and what is lost. */
export function Example({ title, lead, noteMarkdown, sampleNote, ...words }: Props) {
  const scope = usePage()
  const { promotions, figures } = scope.content
  const { money, count } = writeAmounts(scope.locale, promotions.currency)
  const sum = releasedBonus({
    ...promotions,
    matchPercent: numberOf(figures.welcomeMatchPercent),
    matchMaximum: numberOf(figures.welcomeMatchMaximum)
  })
  const rows = [
    [words.deposit, money(sum.deposit)],
    [words.bonus, money(sum.bonus)],
    [words.points, count(sum.points)],
    [words.parts, count(sum.parts)],
    [words.released, money(sum.released)],
    [words.lost, money(sum.lost)],
    [words.whole, money(sum.feesForAll)]
  ]
  return (
    <Section id="example" title={title} lead={lead} kind="split">
      <DataTable
        caption={words.caption}
        columns={[{ name: words.step }, { name: words.amount, kind: 'figure' }]}
        rows={rows}
      />
      <p className="example__note" dangerouslySetInnerHTML={{ __html: useMarkdown()(noteMarkdown) }} />
      {sampleNote && <p className="sample-note">{sampleNote}</p>}
    </Section>
  )
}

/** The number of a figure of the offer. Throws where it is none. */
function numberOf(figure: Figure | undefined): number {
  if (figure?.kind === 'money') return figure.amount
  if (figure?.kind === 'percent') return figure.value
  throw new Error('A figure of the welcome offer is no amount and no percentage')
}
