import { forOtherSites } from '../../server/http/security-headers.ts'

/** The headers that many answers of an export share. */
export type HeaderFacts = {
  /** The headers of every page, but for its security policy. */
  pageHeaders: Readonly<Record<string, string>>
  /** The headers of every other answer. */
  commonHeaders: Readonly<Record<string, string>>
  /** Names the version of the content, so that a CDN can purge what was made from it. */
  cacheTag: string
  /** The cookie that keeps a language. */
  localeCookie: (locale: string) => string
}

/** Files of the build never change under their name, and other sites may show them. */
export const assetHeaders = {
  ...forOtherSites,
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'public, max-age=31536000, immutable'
}
