import type { ReactNode } from 'react'

type MomentProps = {
  at: readonly number[] | null
  /** How many moments there are. */
  count: number
  x: number
  y: number
  /** How it comes and goes. */
  kind?: 'dealt' | 'put' | 'said' | 'fallen' | 'plain'
  children: ReactNode
}

/** A part of the drawing at its place, seen at some moments. */
export function Moment({ at, count, x, y, kind = 'plain', children }: MomentProps) {
  const last = at?.includes(count - 1) ? ' client-frame--last' : ''
  const seen = at && `client-frame client-frame--${kind}${at.map(moment => ` client-frame--${moment}`).join('')}${last}`
  return <g transform={`translate(${x} ${y})`}>{seen === null ? children : <g className={seen}>{children}</g>}</g>
}
