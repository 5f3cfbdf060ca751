import { portraits } from './portraits.data.ts'

/**
 * "Ambassador picture `{IMAGE_CDN_BASE}/{slug}_nav.webp`"; without a CDN the same path on our own host. Returns the address, or null where nobody has a picture
 * of this person: our own host has those of the register alone, a CDN may have any.
 */
export function ambassadorPicture(slug: string, base: string | null): string | null {
  if (base === null && !Object.hasOwn(portraits, slug)) return null
  return `${base ?? ''}/${slug}_nav.webp`
}

/** The slug in the path of a portrait, or null where the path is not that of one. */
export const portraitSlug = (pathname: string): string | null =>
  /^\/([a-z0-9]+(?:-[a-z0-9]+)*)_nav\.webp$/.exec(pathname)?.[1] ?? null
