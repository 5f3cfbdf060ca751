import type { PageWords } from '../../../content/content.ts'
import type { DownloadPlatform } from '../../domain/downloads/download-platform.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { offeredPlatforms } from './offered-platforms.ts'
import { PhoneCode } from './phone-code.tsx'
import { startAddress } from './start-address.ts'

/** The buttons of the client: the one for the visitor's own device is first; where the device is unknown, all are alike. They work without JavaScript. */
export function DownloadButtons() {
  const scope = usePage()
  const { device, locale } = scope
  const words = pageCopy(scope, 'download').get
  const { primary, others, without } = offeredPlatforms(device())
  const known = primary !== null || without !== null
  return (
    <div id="get" className="get" data-download={device()}>
      {without && (
        <div className="get__without stack edged quiet" data-download-without="">
          <p>{words.noClient[without]}</p>
          <PhoneCode />
          <a className="button button--act" href={startAddress(null, locale)} rel="nofollow">
            {words.mobilePage}
          </a>
        </div>
      )}
      <div className="get__primary" data-download-primary="" hidden={primary === null}>
        {primary && <Client platform={primary} words={words} look="act" />}
      </div>
      <p className="muted text-small" id="get-others">
        <span data-download-label="others" hidden={!known}>
          {words.others}
        </span>
        <span data-download-label="all" hidden={known}>
          {words.all}
        </span>
      </p>
      <ul
        className={known ? 'get__others above-10' : 'get__others above-10 get__others--all'}
        aria-labelledby="get-others"
        data-download-others=""
      >
        {others.map(platform => (
          <li key={platform}>
            <Client platform={platform} words={words} look="quiet" />
          </li>
        ))}
      </ul>
    </div>
  )
}

type ClientProps = { platform: DownloadPlatform; words: PageWords<'download'>['get']; look: 'act' | 'quiet' }

/** One button. Beside others it shows the system's short name; to those who hear the page it always says the whole. */
function Client({ platform, words, look }: ClientProps) {
  const { locale } = usePage()
  return (
    <div className="get__client" data-client={platform}>
      <a className={`button button--${look}`} href={startAddress(platform, locale)} rel="nofollow">
        <Icon name="download" />
        <span className="get__long">{words.buttons[platform]}</span>
        <span className="get__short" aria-hidden="true">
          {words.names[platform]}
        </span>
      </a>
      <span className="get__least muted text-note">{words.least[platform]}</span>
    </div>
  )
}
