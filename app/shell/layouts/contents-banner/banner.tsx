import { pageOutline } from '../../../site/page/page-outline.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { hasPicture, Picture } from '../../../ui/picture/picture.tsx'

const pictures: Readonly<Record<string, string>> = { 'about-us': 'banner-about', contact: 'banner-contact' }

/** The head of a page with a banner: its picture, h1 and lead. For parts that the server alone renders. */
export function Banner() {
  const scope = usePage()
  const { title, lead } = pageOutline(scope)
  const picture = pictures[scope.row?.key ?? '']
  return (
    <>
      {picture && hasPicture(picture) && (
        <Picture name={picture} alt="" sizes="(min-width: 600px) 115vw, 180vw" className="banner__picture" first />
      )}
      <div className="wrap banner__words">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
    </>
  )
}
