import { WayUp } from '../../../features/way-up/way-up.tsx'
import { pageOutline } from '../../../site/page/page-outline.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Emblem } from '../../logo/emblem.tsx'

/** The h1 and the lead of a long page. For parts that the server alone renders. */
export function ContentsHead() {
  const { title, lead } = pageOutline(usePage())
  return (
    <div className="wrap">
      <Emblem className="contents-head__mark" />
      <WayUp />
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}
