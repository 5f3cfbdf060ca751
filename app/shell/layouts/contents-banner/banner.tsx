import { WayUp } from '../../../features/way-up/way-up.tsx'
import { pageOutline } from '../../../site/page/page-outline.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { pagePictureOf } from '../../../site/pictures/page-picture.ts'
import { hasPicture, Picture } from '../../../ui/picture/picture.tsx'

const wide = '(min-width: 1000px) 101vw, (min-width: 600px) 115vw, 172vw'
const narrow = '(min-width: 1000px) max(72vw, 760px), 120vw'
/** Pictures that fill their frame: from 1000 px on they stand beside the words, not behind them (banner.css). */
const besideWords: readonly string[] = ['devices', 'live-series']

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
          sizes={besideWords.includes(picture) ? narrow : wide}
          className={`banner__picture banner__picture--${picture}`}
          first
        />
      )}
      <div className="wrap banner__words">
        <WayUp />
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
    </>
  )
}
