import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Unbroken } from '../unbroken/unbroken.tsx'
import { opensHere } from './form-fault.tsx'

const drawings = {
  mail: 'M3.5 6.5h17v11h-17Zm0 .5 8.5 6.5 8.5-6.5',
  done: 'm4.5 12.5 5 5 10-11',
  late: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 3.5v5l3.5 2'
}

type Props = {
  kind: keyof typeof drawings
  /** The level of its heading on the page. */
  heading: 'h2' | 'h3'
  title: string
  text: string
  /** Whether the page opens here: where its reader came for this. */
  focused: boolean
  children?: ReactNode
}

/** The outcome of a form: a drawing, a heading and a sentence. */
export function FormOutcome({ kind, heading: Heading, title, text, focused, children }: Props) {
  return (
    <div className="form-panel__outcome" role="status" {...(focused ? opensHere : {})}>
      <Icon path={drawings[kind]} className={`icon form-panel__icon form-panel__icon--${kind}`} />
      <Heading className="form-panel__title">{title}</Heading>
      <p className="form-panel__lead quiet text-plain">
        <Unbroken text={text} />
      </p>
      {children}
    </div>
  )
}
