import type { Structure } from '../../../content/tournaments/tournaments.schema.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { LogBars } from '../../ui/charts/logarithmic-rows.tsx'
import { PayoutCurve } from '../../ui/charts/payout-curve.tsx'
import { figure } from '../../ui/data-table/data-table.tsx'
import { Figures } from '../../ui/facts/facts.tsx'
import { paidPlaces, poolOf } from './structure-rows.ts'

type Props = {
  payouts: NonNullable<Structure['payouts']>
  title: string
  caption: string
  /** Whether the sums are those of the tournament; without them there are places and shares. */
  isOwn?: boolean
}

/** The most places that are drawn one by one; more are drawn by the lines of their table. */
const maxPlaces = 60

/** An example of how a pool is paid out, from the entries to the last place that is paid: drawn, with those who get nothing, and as a table. */
export function Payouts({ payouts, title, caption, isOwn = true }: Props) {
  const { locale, t } = usePage()
  const { currency, entries, prizes } = payouts
  const { pool, fees } = poolOf(payouts)
  const { places, percent: paidPercent } = paidPlaces(payouts)
  const count = (value: number) => setLarge(formatFigure({ kind: 'count', value }, locale))
  const money = (amount: number) => setLarge(formatFigure({ kind: 'money', amount, currency }, locale))
  const percent = (value: number) => formatFigure({ kind: 'percent', value }, locale)
  const shareOf = (amount: number) => percent((amount / pool) * 100)
  const labelOf = isOwn ? money : shareOf
  const placesOf = ({ from, to }: (typeof prizes)[number]) =>
    from === to ? count(from) : `${count(from)}–${count(to)}`
  const paid = t('tournaments.paid', { places })
  const unpaid = t('tournaments.unpaid', { share: percent(100 - paidPercent) })
  const sums = [
    { value: money(pool), label: t('tournaments.pool') },
    { value: money(fees), label: t('tournaments.fees') }
  ]
  const frame = {
    title,
    description: `${t('tournaments.payout-text')} ${paid}. ${unpaid}.`,
    table: {
      caption,
      columns: [
        t('tournaments.place'),
        ...(isOwn ? [figure(t('tournaments.prize'))] : []),
        figure(t('tournaments.share'))
      ],
      rows: prizes.map(prize => [placesOf(prize), ...(isOwn ? [money(prize.amount)] : []), shareOf(prize.amount)])
    }
  }
  return (
    <div className="payouts">
      <Figures
        items={[
          { value: count(entries), label: t('tournaments.entries') },
          ...(isOwn ? sums : []),
          { value: count(places), label: t('tournaments.places-paid') }
        ]}
      />
      {places > maxPlaces ? (
        <>
          <LogBars
            {...frame}
            bars={prizes.map((prize, index) => ({
              name: placesOf(prize),
              value: prize.amount,
              label: labelOf(prize.amount),
              highlight: index === prizes.length - 1
            }))}
          />
          <p className="after text-lead">{`${unpaid}.`}</p>
        </>
      ) : (
        <PayoutCurve
          {...frame}
          prizes={prizes.flatMap(({ from, to, amount }, index) =>
            Array.from({ length: to - from + 1 }, (_, place) => ({
              value: amount,
              label: labelOf(amount),
              highlight: index === prizes.length - 1 && from + place === to
            }))
          )}
          placeTicks={[1, 9, 18, places].map(value => ({ value, label: count(value) }))}
          paid={{ share: places / entries, label: paid, unpaid }}
          scale={{
            legend: t('tournaments.scale'),
            linear: t('tournaments.scale-linear'),
            logarithmic: t('tournaments.scale-logarithmic')
          }}
        />
      )}
    </div>
  )
}
