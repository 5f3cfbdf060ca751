import type { RuleType } from '../../domain/law/country-rule.ts'
import { downloadBlocked } from '../../domain/law/download-blocked.ts'
import { visitor } from '../../site/visitor/visitor.client.ts'

/** On the contents host the download stands on the site's own. */
const ownOrigins = () => [location.origin, document.documentElement.dataset.siteOrigin]

/** The way to the download page, or to a download itself, in any language. */
const downloadPath = /^(\/[a-z-]+)?\/download\//

/**
 * "A blocked visitor is sent to the home page instead of downloading", where it tells why: a press of a link to the download, on a page that the rule
 * does not exempt. By delegation.
 */
export function startBlockedDownloads(): void {
  let rule: RuleType | null = null
  const learn = async () => {
    rule = (await visitor())?.rule ?? null
  }
  void learn()
  const sendHome = (event: Event) => {
    const link = (event.target as Element).closest?.('a')
    if (
      !link ||
      !ownOrigins().includes(link.origin) ||
      !downloadPath.test(link.pathname) ||
      !downloadBlocked(rule, pathNow())
    )
      return
    event.preventDefault()
    location.assign(`${baseNow()}?notice=download-blocked`)
  }
  document.addEventListener('click', sendHome, true)
}

/** Where the pages of this site and locale begin: `/`, or `/{locale}/`. */
const baseNow = (): string => document.documentElement.dataset.base ?? '/'

/** The path of the page at hand without its locale. */
const pathNow = (): string => `/${location.pathname.slice(baseNow().length)}`
