export type DownloadLink = { type: number; url: string }

const preference = [6, 2]

/** Type 6 first, then type 2, then others, each in the order in which they came. */
export const byPreference = (links: readonly DownloadLink[]): DownloadLink[] =>
  links.toSorted((one, other) => rankOf(one) - rankOf(other))

/** "Type 6 is preferred, type 2 is the fallback." Returns the address, or null where neither type is there. */
export const preferredLink = (links: readonly DownloadLink[]): string | null =>
  byPreference(links).find(({ type }) => preference.includes(type))?.url ?? null

function rankOf({ type }: DownloadLink): number {
  const rank = preference.indexOf(type)
  return rank < 0 ? preference.length : rank
}

/** Where no upstream says more: links of both types to the mobile download page. */
export const embeddedLinks = (mobilePage: string): DownloadLink[] => preference.map(type => ({ type, url: mobilePage }))
