import { pagePath } from '../../site/links/page-path.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { siteOrigin } from '../../site/regions/hosts.ts'
import { showsPhoneCode } from './offered-platforms.ts'
import { qrPath } from './qr-code.ts'

/** A QR code, made on the server, that opens the page on a phone. Nothing on a phone itself. */
export function PhoneCode() {
  const scope = usePage()
  const { siteId, locale, path, environment } = scope
  if (!showsPhoneCode(scope.device())) return null
  const { title, text, label } = pageCopy(scope, 'download').phone
  const code = qrPath(`${siteOrigin(siteId, environment)}${pagePath(siteId, locale, path)}`)
  return (
    <div className="phone-code" data-phone-code="">
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        width="148"
        height="148"
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={code.path} />
      </svg>
      <div>
        <p className="phone-code__title strong text-lead">{title}</p>
        <p className="quiet text-plain">{text}</p>
      </div>
    </div>
  )
}
