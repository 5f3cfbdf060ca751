import type { ReactNode } from 'react'

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
      className={`${className}${seenAt(at, count, kind)}`.trim() || undefined}
      transform={`translate(${x} ${y})`}
      {...origin}
    >
      {children}
    </g>
  )
}

/** The classes of what is seen at some moments; none of what is always seen. */
export function seenAt(at: readonly number[] | null, count: number, kind?: Kind): string {
  if (!at) return ''
  const last = at.includes(count - 1) ? ' client-frame--last' : ''
  return ` client-frame${kind ? ` client-frame--${kind}` : ''}${at.map(moment => ` client-frame--${moment}`).join('')}${last}`
}
