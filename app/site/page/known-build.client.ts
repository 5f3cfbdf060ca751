import { type BuildManifest, loadsAsDocument } from '../site-map/route-rules.ts'

let manifest: BuildManifest | null = null
let newer = false

export function keepManifest(known: BuildManifest): void {
  manifest = known
}

/** "When one is found, the next navigation does a full page reload." Known for as long as the document lives. */
export function noteNewerBuild(): void {
  newer = true
}

export const knowsNewerBuild = (): boolean => newer

/** Whether the browser shall load an address by itself: a newer build is known, or the address is a document by the rules of the site. */
export const isLeftToBrowser = (pathname: string): boolean =>
  newer || (manifest !== null && loadsAsDocument(pathname, manifest.matcher))

/** Whether the payload of a pathname is known to be cacheable: only such a one is asked for before someone wants it. */
export const hasCacheablePayload = (pathname: string): boolean => manifest?.prerendered.includes(pathname) ?? false
