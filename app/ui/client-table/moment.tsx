import type { ReactNode } from 'react'
import { seenParts } from './table-frame.ts'

/** How a part of the drawing comes and goes. */
type Kind = 'dealt' | 'put' | 'said'

type MomentProps = {
  at: readonly number[] | null
  /** How many moments there are. */
  count: number
  x: number
  y: number
  kind?: Kind
  className?: string
  children: ReactNode
}

/** A part of the drawing at its place, seen at some moments. What grows does so from its place. */
export function Moment({ at, count, x, y, kind, className = '', children }: MomentProps) {
  const origin = at && kind === 'said' && { transformOrigin: `${x} ${y}` }
  return (
    <g
      className={`${className} ${seenAt(at, count, kind)}`.trim() || undefined}
      transform={`translate(${x} ${y})`}
      {...origin}
    >
      {children}
    </g>
  )
}

/** Drawings of values that change from moment to moment, with the classes that say when each is seen. */
export const drawnParts = <Value,>(values: readonly (Value | undefined)[], kind?: Kind) =>
  seenParts(values).map(({ value, at }) => ({ value, seen: seenAt(at, values.length, kind) }))

/** The classes of what is seen at some moments; none of what is always seen. */
function seenAt(at: readonly number[] | null, count: number, kind?: Kind): string {
  if (!at) return ''
  const last = at.includes(count - 1) ? ' client-frame--last' : ''
  return `client-frame${kind ? ` client-frame--${kind}` : ''}${at.map(moment => ` client-frame--${moment}`).join('')}${last}`
}
