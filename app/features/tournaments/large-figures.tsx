import type { ComponentProps } from 'react'
import { inducementShown } from '../../site/page/inducement-shown.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { Figures } from '../../ui/facts/facts.tsx'

type Props = { items: readonly (ComponentProps<typeof Figures>['items'][number] | null | undefined)[] }

/** The facts of a series set large, its next start among them, which the browser writes by the visitor's own clock. */
export const LargeFigures = ({ items }: Props) => (
  <section className="section large-figures shared-pool">
    <div className="wrap">
      <Figures items={items.filter(item => !!item)} />
    </div>
  </section>
)

/** The guarantee, for the facts of a series: nothing where that may not be shown. */
export const guaranteed = (scope: PageScope, label: string, value: string) =>
  inducementShown(scope, 'guarantee') ? { label, value, only: 'guarantee' } : null
