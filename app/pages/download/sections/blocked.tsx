import type { DownloadPage } from '../../../../content/pages/download/download.schema.ts'
import { usePage } from '../../../site/page/use-page.tsx'

/** Where the country's rule is BLOCKED: no button, and why. */
export function Blocked({ title, text, why }: DownloadPage['blocked']) {
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
