import type { ReactNode } from 'react'
import { Title } from '../title/title.tsx'
import { Unbroken } from '../unbroken/unbroken.tsx'

type Props = {
  title: string
  lead: string
  /** Above the h1: the breadcrumbs of a page two steps below home. */
  above?: ReactNode
  className?: string
}

/** The h1 and the lead of a page that brings its own head. */
export const TitledHead = ({ title, lead, above, className = '' }: Props) => (
  <header className={`contents-head ${className}`.trimEnd()}>
    <div className="wrap">
      {above}
      <Title title={title} />
      <p className="lead">
        <Unbroken text={lead} />
      </p>
    </div>
  </header>
)
