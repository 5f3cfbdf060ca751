import type { PageWords } from '../../../../content/content.ts'
import { joinsNobody, mayDownload } from '../../../domain/law/download-blocked.ts'
import { DownloadButtons } from '../../../features/download/download-buttons.tsx'
import { StartedPanel } from '../../../features/download/started-panel.tsx'
import { ClosedSentence } from '../../../features/region-notices/closed-sentence.tsx'
import { usePage } from '../../../site/page/use-page.tsx'
import { hasPicture, Picture } from '../../../ui/picture/picture.tsx'
import { Title } from '../../../ui/title/title.tsx'

type Props = {
  page: PageWords<'download'>
  /** Whether the visitor comes back from the sign-up form, which then is right below. */
  brief: boolean
}

/** The head of the page: the client on its devices, the h1, and the buttons; or why there are none, without the picture of the client. */
export function DownloadHead({ page: { title, lead, get, phone, auto, blocked }, brief }: Props) {
  const { audience } = usePage()
  const { siteInforms } = audience()
  const open = mayDownload(audience())
  const isShort = brief || joinsNobody(audience())
  return (
    <header className={isShort ? 'banner banner--download banner--brief' : 'banner banner--download'}>
      {!isShort && hasPicture('devices') && (
        <Picture name="devices" alt="" sizes="(min-width: 1000px) 60vw, 120vw" className="banner__picture" first />
      )}
      <div className="wrap banner__words">
        <Title title={title} />
        <ClosedSentence className="lead" />
        {!brief && <p className="lead">{lead}</p>}
        {siteInforms ? (
          <WhyLink text={blocked.why} />
        ) : open ? (
          !brief && (
            <>
              <StartedPanel words={auto} />
              <DownloadButtons words={get} phone={phone} />
            </>
          )
        ) : (
          <Blocked {...blocked} />
        )}
      </div>
    </header>
  )
}

function WhyLink({ text }: { text: string }) {
  const location = usePage().href('/your-location/')
  return (
    location && (
      <p>
        <a href={location}>{text}</a>
      </p>
    )
  )
}

/** Where the country's rule is BLOCKED: no button, and why. */
function Blocked({ title, text, why }: PageWords<'download'>['blocked']) {
  return (
    <div className="panel download-blocked" role="note">
      <h2>{title}</h2>
      <p>{text}</p>
      <WhyLink text={why} />
    </div>
  )
}
