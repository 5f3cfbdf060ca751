import { jsonForScript } from '../head/structured-data.ts'
import { pagePath } from '../links/page-path.ts'
import { usePage } from './use-page.tsx'

/**
 * Where a page is the answer to a form, its address is that of the call. This gives it its own back, before the app starts: the app knows pages only, and
 * to load it again must not send the form again. Without a script the browser asks before it does. For parts that the server alone renders.
 */
export function OwnAddress() {
  const { siteId, locale, path, visit } = usePage()
  if (!visit?.form) return null
  const address = jsonForScript(pagePath(siteId, locale, path))
  return <script dangerouslySetInnerHTML={{ __html: `history.replaceState(null,'',${address})` }} />
}
