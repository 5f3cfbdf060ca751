import { urlOf } from '../../domain/links/url-of.ts'
import { isPersonal, maskedPath } from '../../site/http/masked-path.ts'

/** The properties of `analytics.page()`. A provider would read them from the address by itself, with what may be a secret; here they are given without it. */
export type PageCall = ReturnType<typeof pageCall>

type Facts = {
  origin: string
  path: string
  search: string
  /** The address of the page before. */
  referrer: string
  /** The query that the document was opened with. */
  openedWith: string
}

/** The properties of a page call. */
export function pageCall({ origin, path, search, referrer, openedWith }: Facts) {
  const query = new URLSearchParams(campaignOf(search)).toString()
  const passedOn = query && `?${query}`
  return {
    path,
    url: `${origin}${path}${passedOn}`,
    search: passedOn,
    referrer: safeReferrer(referrer),
    // It holds for all pages of the document.
    campaign: campaignOf(openedWith)
  }
}

/** The click ids of advertising networks, which join a visit with an advertisement. */
const clickIds: readonly string[] =
  'gclid gbraid wbraid dclid gclsrc fbclid msclkid ttclid twclid li_fat_id igshid epik rdt_cid ScCid yclid irclickid'.split(
    ' '
  )

const longestValue = 200

/** The parameters of a query that name a campaign: `utm_*` and click ids. All else stays unsaid: the link of a mail carries its secret in the query. */
export function campaignOf(search: string): Record<string, string> {
  const named = [...new URLSearchParams(search)].filter(
    ([name, value]) =>
      (/^utm_[a-z_]{1,30}$/.test(name) || clickIds.includes(name)) &&
      value !== '' &&
      value.length <= longestValue &&
      !isPersonal(value)
  )
  return Object.fromEntries(named)
}

/** Where a visitor came from, as origin and path; the origin alone where the path may hold a secret, nothing for an address that is no page of the web. */
export function safeReferrer(referrer: string): string {
  const url = urlOf(referrer)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return ''
  const { origin, pathname } = url
  return `${origin}${maskedPath(pathname) === pathname ? pathname : '/'}`
}
