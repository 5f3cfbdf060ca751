import type { ComponentProps } from 'react'
import { Figures } from '../../ui/facts/facts.tsx'

/** The facts of a series set large, its next start among them, which the browser writes by the visitor's own clock. */
export const LargeFigures = ({ items }: ComponentProps<typeof Figures>) => (
  <section className="section large-figures shared-pool">
    <div className="wrap">
      <Figures items={items} />
    </div>
  </section>
)
