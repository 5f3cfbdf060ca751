import type { PageWords } from '../../../../content/content.ts'
import { mayDownload } from '../../../domain/law/download-blocked.ts'
import { DownloadButtons } from '../../../features/download/download-buttons.tsx'
import { StartedPanel } from '../../../features/download/started-panel.tsx'
import { usePage } from '../../../site/page/use-page.tsx'
import { hasPicture, Picture } from '../../../ui/picture/picture.tsx'
import { Title } from '../../../ui/title/title.tsx'

type Props = {
  page: PageWords<'download'>
  /** Whether the visitor comes back from the sign-up form, which then is right below. */
  brief: boolean
}

/** The head of the page: the client on its devices, the h1, and the buttons; or why there are none. */
export function DownloadHead({ page: { title, lead, get, phone, auto, blocked }, brief }: Props) {
  const { audience } = usePage()
  const open = mayDownload(audience())
  return (
    <header className={brief ? 'banner banner--download banner--brief' : 'banner banner--download'}>
      {!brief && hasPicture('devices') && (
        <Picture name="devices" alt="" sizes="(min-width: 1000px) 60vw, 120vw" className="banner__picture" first />
      )}
      <div className="wrap banner__words">
        <Title title={title} />
        {!brief && <p className="lead">{lead}</p>}
        {open ? (
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

/** Where the country's rule is BLOCKED: no button, and why. */
function Blocked({ title, text, why }: PageWords<'download'>['blocked']) {
  const { href } = usePage()
  const location = href('/your-location/')
  return (
    <div className="download-blocked" role="note">
      <h2 className="download-blocked__title">{title}</h2>
      <p>{text}</p>
      {location && (
        <p>
          <a href={location}>{why}</a>
        </p>
      )}
    </div>
  )
}
