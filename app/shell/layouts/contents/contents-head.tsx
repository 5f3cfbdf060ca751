import emblem from '../../../../assets/brand/emblem.svg?url'
import { pageOutline } from '../../../site/page/page-outline.ts'
import { usePage } from '../../../site/page/use-page.tsx'

/** The h1 and the lead of a long page. For parts that the server alone renders. */
export function ContentsHead() {
  const { title, lead } = pageOutline(usePage())
  return (
    <div className="wrap">
      <img src={emblem} alt="" width="200" height="208" className="contents-head__mark" loading="lazy" />
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}
