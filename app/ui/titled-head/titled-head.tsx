import { Unbroken } from '../unbroken/unbroken.tsx'

/** The h1 and the lead of a page that brings its own head. */
export const TitledHead = ({ title, lead, className = '' }: { title: string; lead: string; className?: string }) => (
  <header className={`contents-head ${className}`.trimEnd()}>
    <div className="wrap">
      <h1>{title}</h1>
      <p className="lead">
        <Unbroken text={lead} />
      </p>
    </div>
  </header>
)
