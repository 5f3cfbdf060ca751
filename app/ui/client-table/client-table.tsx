import { type ReactNode, useId } from 'react'
import { TableDrawing } from './table-drawing.tsx'
import type { TableFrame } from './table-frame.ts'
import { shapes, type TableShape } from './table-shape.ts'
import { TableSymbols } from './table-symbols.tsx'

export type ClientTableProps = {
  /** The table at each moment that is shown; one for a table at rest. With several, the last is seen until a rule of the sheet shows another. */
  frames: readonly TableFrame[]
  /** What is drawn, in words. Left out where the words beside it say the same. */
  label?: string | undefined
  /** Which of the two drawings: both, and the room decides, unless one is named. */
  only?: keyof typeof shapes
  /** Whether it is too small for words. */
  small?: boolean
  /** The seats from which an arrow leads to the next. */
  arrows?: readonly number[]
  /** More on the table, in the drawing's own units. `id` names its symbols. */
  over?: (shape: TableShape, id: string) => ReactNode
}

/** The table of our client, as a drawing: seats round the rim, cards, chips and the pot, at one moment or several. */
export function ClientTable({ frames, label, only, small, arrows = [], over }: ClientTableProps) {
  const id = useId()
  const wanted = only ? [only] : (Object.keys(shapes) as (keyof typeof shapes)[])
  return (
    <div
      className={`client-table client-table--${only ?? 'both'}${small ? ' client-table--small' : ''}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <svg className="client-table__symbols" width="0" height="0" aria-hidden="true" focusable="false">
        <TableSymbols id={id} />
      </svg>
      {wanted.map(name => (
        <svg
          key={name}
          className={`client-table__drawing client-table__drawing--${name}`}
          viewBox={`0 0 ${shapes[name].width} ${shapes[name].height}`}
          aria-hidden="true"
          focusable="false"
        >
          <TableDrawing shape={shapes[name]} frames={frames} arrows={arrows} id={id} />
          {over?.(shapes[name], id)}
        </svg>
      ))}
    </div>
  )
}
