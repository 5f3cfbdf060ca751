import { EquityCalculator as Calculator } from '../../features/equity-calculator/equity-calculator.tsx'
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'

/** The equity calculator: cards in, parts of the pot out, by a form whose answer the server gives; then what the figures mean and what they do not. */
export function EquityCalculator() {
  const scope = usePage()
  const page = pageCopy(scope, 'equity-calculator')
  return (
    <>
      <TitledHead title={page.title} lead={page.lead} above={<Breadcrumbs />} className="equity-head" />
      <SectionList parts={{ calculator: <Calculator /> }} />
    </>
  )
}
