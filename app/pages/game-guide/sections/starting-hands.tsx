import type { PageWords } from '../../../../content/content.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { seatCodes } from '../../../domain/poker/seat-codes.data.ts'
import { type PushSeat, pushChart, startingHandChart } from '../../../domain/poker/starting-hands.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { CellGrid } from '../../../ui/charts/cell-grid.tsx'
import { figure } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = NonNullable<PageWords<'texas-holdem'>['startingHands']>

/** Every starting hand of hold'em in its band of equity, with the share of deals that a band is; then from which seat each goes all in with a short stack. */
export function StartingHands({ title, lead, description, caption, columns, bands, pushes }: Props) {
  const { content, locale } = usePage()
  const { percent, count } = writeAmounts(locale)
  const chart = startingHandChart(content.startingHands.equities, content.startingHands.bands)
  const hands = chart.flat().toSorted((one, other) => other.equity - one.equity)
  const parts = bands.map((name, band) => {
    const inBand = hands.filter(hand => hand.band === band)
    return { name, label: percent(shareOf(inBand)), inBand }
  })
  return (
    <Section id="starting-hands" title={title} lead={lead}>
      <CellGrid
        title={title}
        description={description}
        table={{
          caption,
          columns: [columns.band, columns.hands, figure(columns.share)],
          rows: parts.map(({ name, label, inBand }) => [
            name,
            inBand.map(hand => `${hand.name} ${count(hand.equity)}`).join(' · '),
            label
          ])
        }}
        rows={chart.map(row => row.map(({ name, equity, band }) => ({ name, label: count(equity), band })))}
        bands={parts}
      />
      {pushes && content.startingHands.pushes && <Pushes {...pushes} rows={content.startingHands.pushes} />}
    </Section>
  )
}

/** Seats that share a shade, those who act first before; the last shade is of hands that fold from each. */
const shades: readonly (readonly (PushSeat | null)[])[] = [
  ['under-the-gun', 'hijack'],
  ['cutoff', 'button'],
  ['small-blind'],
  [null]
]

type PushesProps = NonNullable<Props['pushes']> & { rows: readonly string[] }

/** From which seat each hand goes all in, four shades, and as a table seat by seat: a seat adds hands to those of the seats before it. */
function Pushes({ title, lead, description, caption, columns, fold, source, rows }: PushesProps) {
  const { locale } = usePage()
  const { percent } = writeAmounts(locale)
  const chart = pushChart(rows)
  const hands = chart.flat()
  const seats = shades.flat().filter(seat => seat !== null)
  const handsOf = (...some: readonly (PushSeat | null)[]) => hands.filter(({ seat }) => some.includes(seat))
  return (
    <div className="columns pushes">
      <details className="ruled">
        <summary className="folding">{title}</summary>
      </details>
      <div className="stack pushes__words">
        <h3>{title}</h3>
        <p className="quiet text-plain">{lead}</p>
        <p className="muted text-note">{source}</p>
      </div>
      <CellGrid
        title={title}
        description={description}
        table={{
          caption,
          columns: [columns.seat, columns.hands, figure(columns.share)],
          rows: seats.map((seat, index) => [
            seatCodes[seat],
            handsOf(seat)
              .map(({ name }) => name)
              .join(' · '),
            percent(shareOf(handsOf(...seats.slice(0, index + 1))))
          ])
        }}
        rows={chart.map(row =>
          row.map(({ name, seat }) => ({
            name,
            label: seat ? seatCodes[seat] : '',
            band: shades.findIndex(some => some.includes(seat))
          }))
        )}
        bands={shades.map(some => ({
          name: some.map(seat => (seat ? seatCodes[seat] : fold)).join(' · '),
          label: percent(shareOf(handsOf(...some)))
        }))}
      />
    </div>
  )
}

/** The share of all deals that some hands are, in whole hundredths. */
const shareOf = (some: readonly { combos: number }[]): number =>
  Math.round((some.reduce((sum, { combos }) => sum + combos, 0) / 1326) * 100)
