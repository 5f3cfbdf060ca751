import { campaignOf, safeReferrer } from './campaign.ts'

/** What `analytics.page()` is told. Those that a provider would read from the address by itself are said too, without what may be a secret. */
export type PageCall = {
  path: string
  url: string
  /** The campaign in the page's own address, as a query. */
  search: string
  referrer: string
  /** The campaign that the document was opened with: it holds for all its pages. */
  campaign: Readonly<Record<string, string>>
}

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
export function pageCall({ origin, path, search, referrer, openedWith }: Facts): PageCall {
  const query = new URLSearchParams(campaignOf(search)).toString()
  const told = query && `?${query}`
  return {
    path,
    url: `${origin}${path}${told}`,
    search: told,
    referrer: safeReferrer(referrer),
    campaign: campaignOf(openedWith)
  }
}
