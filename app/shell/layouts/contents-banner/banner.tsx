import { pageOutline } from '../../../site/page/page-outline.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { pagePictureOf } from '../../../site/pictures/page-picture.ts'
import { hasPicture, Picture } from '../../../ui/picture/picture.tsx'

/** The head of a page with a banner: its picture, h1 and lead. For parts that the server alone renders. */
export function Banner() {
  const scope = usePage()
  const { title, lead } = pageOutline(scope)
  const picture = pagePictureOf(scope)
  return (
    <>
      {picture && hasPicture(picture) && (
        <Picture
          name={picture}
          alt=""
          sizes="(min-width: 1000px) 101vw, (min-width: 600px) 115vw, 172vw"
          className={`banner__picture banner__picture--${picture}`}
          first
        />
      )}
      <div className="wrap banner__words">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
    </>
  )
}
