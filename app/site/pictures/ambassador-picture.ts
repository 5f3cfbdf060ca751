import { portraits } from './portraits.data.ts'

/** "`{IMAGE_CDN_BASE}/{slug}_nav.webp`", without a CDN on our own host. Null where our host has no picture of this person; a CDN may have any. */
export function ambassadorPicture(slug: string, base: string | null): string | null {
  if (base === null && !Object.hasOwn(portraits, slug)) return null
  return `${base ?? ''}/${slug}_nav.webp`
}

/** The slug in the path of a portrait, or null where the path is not that of one. */
export const portraitSlug = (pathname: string): string | null =>
  /^\/([a-z0-9]+(?:-[a-z0-9]+)*)_nav\.webp$/.exec(pathname)?.[1] ?? null
