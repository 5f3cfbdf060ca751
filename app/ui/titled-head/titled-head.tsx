import type { ReactNode } from 'react'
import { Unbroken } from '../unbroken/unbroken.tsx'

type Props = {
  title: string
  lead: string
  /** What is above the h1: the breadcrumbs of a page two steps below home. */
  above?: ReactNode
  className?: string
}

/** The h1 and the lead of a page that brings its own head. */
export const TitledHead = ({ title, lead, above, className = '' }: Props) => (
  <header className={`contents-head ${className}`.trimEnd()}>
    <div className="wrap">
      {above}
      <h1>{title}</h1>
      <p className="lead">
        <Unbroken text={lead} />
      </p>
    </div>
  </header>
)
