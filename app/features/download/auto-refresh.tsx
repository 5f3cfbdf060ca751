import { offersInstaller } from '../../domain/law/download-blocked.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { autoIntent } from './auto-start.ts'
import { startedPlatform } from './offered-platforms.ts'
import { startAddress } from './start-address.ts'

/**
 * In the head: starts the download of `auto=1` without JavaScript, but where no installer is offered, the country's rule has a word to say first, or no link leads
 * out of the page. A refresh takes the page's place in the history, so that going back does not start it again.
 */
export function AutoRefresh() {
  const { audience, device, query, locale, embedded } = usePage()
  const platform = startedPlatform(device())
  const isStarted = autoIntent(query().auto) === 'start' && audience().rule === null && offersInstaller(audience())
  if (!isStarted || platform === undefined || embedded === 'all') return null
  const refresh = `<meta http-equiv="refresh" content="0;url=${startAddress(platform, locale)}">`
  return <noscript dangerouslySetInnerHTML={{ __html: refresh }} />
}
