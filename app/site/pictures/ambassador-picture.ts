/** "`{IMAGE_CDN_BASE}/{slug}_nav.webp`", without a CDN on our own host: of whom we have no picture it is the default portrait there. */
export const ambassadorPicture = (slug: string, base: string | null): string => `${base ?? ''}/${slug}_nav.webp`

/** The slug in the path of a portrait, or null where the path is not that of one. */
export const portraitSlug = (pathname: string): string | null =>
  /^\/([a-z0-9]+(?:-[a-z0-9]+)*)_nav\.webp$/.exec(pathname)?.[1] ?? null
