import type { Leaderboard } from '../../../../content/offers/promotions.schema.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { prizeTable } from '../../../domain/offers/prize-table.ts'
import { escapeMarkup } from '../../../site/markdown/escape-markup.ts'
import { textOf } from '../../../site/page/local-text.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = { title: string; lead: string; board: Leaderboard }

/** What each place receives at each level, and what each level pays in a day. */
export function Prizes({ title, lead, board }: Props) {
  const scope = usePage()
  const { t, content } = scope
  const { money, count } = writeAmounts(scope.locale, content.promotions.currency)
  const places = (from: number, to: number) =>
    from === to ? count(from) : t('offers.places', { from: count(from), to: count(to) })
  const table = (posted: readonly number[]) => posted.map(amount => money(amount)).join(' / ')
  return (
    <Section id="prizes" title={title} lead={lead}>
      <dl className="levels">
        {board.levels.map(({ name, stakes: [from, to] }) => (
          <div key={from.join()}>
            <dt>{textOf(name, scope)}</dt>
            <dd>{t('offers.places', { from: table(from), to: table(to) })}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        caption={t('offers.prizes-caption')}
        columns={[
          { name: t('offers.place') },
          ...board.levels.map(({ name }) => ({ name: textOf(name, scope), kind: 'figure' as const }))
        ]}
        rows={[
          ...prizeTable(content.promotions, board).map(({ from, to, amounts }) => [
            places(from, to),
            ...amounts.map(amount => money(amount))
          ]),
          [escapeMarkup(t('offers.day-total')), ...board.levels.map(({ total }) => money(total))]
        ]}
      />
    </Section>
  )
}
