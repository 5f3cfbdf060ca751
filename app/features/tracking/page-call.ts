/** What `analytics.page()` is told: the page's path, and nothing of its query, where a link of a mail carries its secret. */
export type PageCall = { path: string; url: string; search: ''; referrer: '' }

/** The properties of a page call. Those that a provider would read from the address by itself are said too. */
export const pageCall = (origin: string, path: string): PageCall => ({
  path,
  url: `${origin}${path}`,
  search: '',
  referrer: ''
})
