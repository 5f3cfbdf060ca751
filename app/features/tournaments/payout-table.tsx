import type { Structure } from '../../../content/tournaments/structures.schema.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Figures } from '../../ui/facts/facts.tsx'
import { paidPlaces, poolOf } from './structure-rows.ts'

type Props = { payouts: NonNullable<Structure['payouts']>; caption: string }

/** An example of how a pool is paid out, from the entries to the last place that is paid. */
export function PayoutTable({ payouts, caption }: Props) {
  const { locale, t } = usePage()
  const { currency, entries, prizes } = payouts
  const { pool, fees } = poolOf(payouts)
  const { places } = paidPlaces(payouts)
  const count = (value: number) => setLarge(formatFigure({ kind: 'count', value }, locale))
  const money = (amount: number) => setLarge(formatFigure({ kind: 'money', amount, currency }, locale))
  return (
    <div className="payouts">
      <Figures
        items={[
          { value: count(entries), label: t('tournaments.entries') },
          { value: money(pool), label: t('tournaments.pool') },
          { value: money(fees), label: t('tournaments.fees') },
          { value: count(places), label: t('tournaments.places-paid') }
        ]}
      />
      <DataTable
        caption={caption}
        columns={[t('tournaments.place'), figure(t('tournaments.prize')), figure(t('tournaments.share'))]}
        rows={prizes.map(({ from, to, amount }) => [
          from === to ? count(from) : `${count(from)}–${count(to)}`,
          money(amount),
          formatFigure({ kind: 'percent', value: (amount / pool) * 100 }, locale)
        ])}
      />
    </div>
  )
}
