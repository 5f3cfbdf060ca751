import type { PageWords } from '../../../content/content.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { rakebackByStakes } from '../../domain/offers/rake-returned.ts'
import { levelName } from '../../domain/poker/levels.ts'
import { tablesRate } from '../../features/offers/promotion-currency.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'

type Props = PageWords<'loyalty'>['stakes'] & { sampleNote: string | undefined }

/** A month at some stakes: the rake paid, computed from the pots of an evening, and what comes back of it. */
export function RakebackByStakes({ title, lead, caption, converted, sampleNote, ...words }: Props) {
  const scope = usePage()
  const { locale, content } = scope
  const { holdem } = content.stakes
  const { money, percent } = writeAmounts(locale)
  const { currency, rate } = tablesRate(scope)
  const own = (amount: number) => money(amount, currency)
  return (
    <Section id="stakes" title={title} lead={lead} kind="split" sampleNote={sampleNote}>
      <DataTable
        caption={caption}
        columns={[words.blinds, figure(words.rake), figure(words.back), figure(words.share)]}
        rows={rakebackByStakes(content.promotions.loyalty, holdem, content.gameExamples.session, rate).map(
          ({ forced, rake, converted: ownRake, back, share }) => [
            levelName(forced, holdem.unit, money),
            rate === 1 ? money(rake) : `${money(rake)} (${own(ownRake)})`,
            own(back),
            percent(share)
          ]
        )}
      />
      {rate !== 1 && converted && <p className="after after--short">{converted}</p>}
    </Section>
  )
}
