import type { PageWords } from '../../../../content/content.ts'
import { setLarge } from '../../../domain/figures/set-large.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { ClientChoices } from '../../../ui/client-table/client-choices.tsx'
import { ClientTable } from '../../../ui/client-table/client-table.tsx'
import { Moment } from '../../../ui/client-table/moment.tsx'
import type { TableShape } from '../../../ui/client-table/table-shape.ts'
import { Facts } from '../../../ui/facts/facts.tsx'
import { demoFrame, demoTable } from './demo-frame.ts'

type Props = NonNullable<PageWords<'unique-features'>['splash']>

/** Where the chips of a splash come to lie, from the middle of the table. */
const fallen = [
  [-64, 6],
  [-40, 34],
  [-12, 46],
  [18, 30],
  [44, 44],
  [66, 14],
  [-22, 8],
  [24, -2],
  [2, 22],
  [-48, -14],
  [52, -20]
] as const

const chipsFallen = ({ rim, board }: TableShape, id: string) => (
  <Moment at={[1]} count={2} x={rim.x + rim.width / 2} y={board.y}>
    {fallen.map(([x, y], index) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <use
          href={`#${id}-chip`}
          className={`splash__chip ${index % 3 ? 'client-table__chips--pot' : 'client-table__chips'}`}
        />
      </g>
    ))}
  </Moment>
)

/** A pot as it was, chips that fall into it once that is pressed, and the total. */
export function Splash({ exampleTitle, before, drop, after }: Props) {
  const { content, locale } = usePage()
  const { money } = writeAmounts(locale)
  const { pot, drop: chips } = content.gameExamples.splash
  const frames = [pot, pot + chips].map(amount => {
    return demoFrame({ money, board: null, pot: { label: '', amount: money(amount) } })
  })
  const parts = [
    { sign: '', amount: pot, label: before },
    { sign: '+', amount: chips, label: drop },
    { sign: '=', amount: pot + chips, label: after }
  ]
  return (
    <div className="feature__try client-choice">
      <ClientTable {...demoTable} frames={frames} over={chipsFallen} />
      <ClientChoices
        id="splash-moment"
        label={exampleTitle}
        chosen={0}
        options={[{ name: before }, { name: `+ ${money(chips)} ${drop}` }]}
      />
      <Facts
        className="splash"
        items={parts.map(({ sign, amount, label }) => ({
          label,
          value: (
            <>
              {sign && <span className="muted">{sign} </span>}
              {setLarge(money(amount))}
            </>
          )
        }))}
      />
    </div>
  )
}
