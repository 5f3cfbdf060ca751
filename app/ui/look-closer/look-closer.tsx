import type { ReactNode } from 'react'

type Props = {
  /** The id of what opens. */
  id: string
  /** The words beside the ring, which are read then. */
  label: string
  /** The drawing of what is behind the figure. */
  children: ReactNode
}

/** A copper ring beside a figure that opens what is behind it, drawn. The browser opens and closes it. */
export function LookCloser({ id, label, children }: Props) {
  return (
    <div className="look-closer">
      <button type="button" className="look-closer__open tap" popoverTarget={id}>
        {label}
      </button>
      <div id={id} popover="auto" className="look-closer__panel" role="group" aria-label={label}>
        {children}
      </div>
    </div>
  )
}
