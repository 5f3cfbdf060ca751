export type DownloadLink = { type: number; url: string }

const preference = [6, 2]

/** "Type 6 is preferred, type 2 is the fallback." Returns the address, or null where neither type is there. */
export function preferredLink(links: readonly DownloadLink[]): string | null {
  for (const type of preference) {
    const found = links.find(link => link.type === type)
    if (found) return found.url
  }
  return null
}

/** Where no upstream says more: links of both types to the mobile download page. */
export const embeddedLinks = (mobilePage: string): DownloadLink[] => preference.map(type => ({ type, url: mobilePage }))
