import { urlOf } from './url-of.ts'

/** Characters that a browser drops from an address before it reads the scheme. */
const unread = /[\p{Cc} ]/gu

/** "Navigation refused; javascript, data, blob and vbscript protocols blocked." Also paths that a browser reads as another host, other schemes, and a name with password. */
export function refusesNavigation(target: string, { external }: { external: boolean }): boolean {
  const read = target.replace(unread, '')
  if (/^[/\\]{2}/.test(read)) return true
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(read)?.[1]?.toLowerCase()
  if (scheme === undefined) return false
  if (scheme === 'mailto' || scheme === 'tel') return !external
  return !external || !/^https?$/.test(scheme) || !urlOf(target) || /^[^/]*\/\/[^/?#]*@/.test(read)
}

/** An address that came as data, for code that is about to send a visitor there. Returns the same address, or null where the navigation is refused. */
export const allowedAddress = (address: string | null | undefined, allowed: { external: boolean }): string | null =>
  address && !refusesNavigation(address, allowed) ? address : null
