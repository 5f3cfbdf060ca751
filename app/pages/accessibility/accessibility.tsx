import { Paragraphs, PointList } from '../../features/text-sections/text-sections.tsx'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Enforcement } from './sections/enforcement.tsx'
import { KnownBarriers } from './sections/known-barriers.tsx'

/** The accessibility statement: the standard and how far it is met, what is done, how it was tested, known barriers, whom to tell, who watches over it. */
export function Accessibility() {
  const page = pageCopy(usePage(), 'accessibility')
  return (
    <div className="statement">
      <Paragraphs id="status" {...page.status} />
      <PointList id="done" {...page.done} />
      <PointList id="tested" {...page.tested} />
      <KnownBarriers words={page.known} />
      <Paragraphs id="scope" {...page.scope} />
      <Paragraphs id="contact" {...page.contact} />
      <Enforcement words={page.enforcement} />
      <Paragraphs id="statement" {...page.statement} />
    </div>
  )
}
