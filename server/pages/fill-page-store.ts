import { audienceClassesOf } from '../../app/site/visitor/audience.ts'
import { siteMapNow } from '../site-map-now.ts'
import type { Compressed } from './compress.ts'
import { type LiveAddress, liveAddresses } from './live-addresses.ts'
import type { PageRenderer, PageRequest } from './page-renderer.ts'
import { everyone, type Pages, pageKey, type StoredPage, type StoredVariant } from './page-store.ts'
import type { StoredResponse } from './stored-response.ts'

type Compress = (body: Buffer) => Promise<Compressed>

/**
 * Renders every live page of every site, locale and audience class once, except what was kept and still stands.
 * In: the renderer, how to compress, pages of an earlier time and the present instant. Out: the pages by key, and how many were rendered.
 * Throws, naming the page, where one cannot be rendered: a build with a broken page is no build.
 */
export async function renderAllPages(
  renderer: PageRenderer,
  compress: Compress,
  kept: Pages,
  now: Date
): Promise<{ pages: Pages; rendered: number }> {
  const { environment, content } = renderer.settings
  const addresses = liveAddresses(environment, siteMapNow(content(), now)).map(address => ({
    ...address,
    key: pageKey(address.siteId, address.pathname, address.host)
  }))
  const pages = new Map<string, StoredPage>()
  for (const { key } of addresses) {
    const known = kept.get(key)
    if (known && stands(known, now)) pages.set(key, known)
  }
  const missing = addresses.filter(({ key }) => !pages.has(key))
  const waiting = missing.values()
  const worker = async () => {
    for (const { key, ...address } of waiting) pages.set(key, await renderPageOf(address, renderer, compress, now))
  }
  await Promise.all(Array.from({ length: sideBySide }, worker))
  return { pages: new Map(addresses.map(({ key }) => [key, pages.get(key) as StoredPage])), rendered: missing.length }
}

/** Rendering takes one processor, compressing the others: so many pages are under way at once. */
const sideBySide = 6

const stands = ({ variants }: StoredPage, now: Date): boolean =>
  [...variants.values()].every(({ document }) => now.getTime() < document.validUntil)

async function renderPageOf(
  { pathname, ...address }: LiveAddress,
  renderer: PageRenderer,
  compress: Compress,
  now: Date
): Promise<StoredPage> {
  const { siteId } = address
  const [first, ...others] = audienceClassesOf(siteId, renderer.settings.content().countryRules, now)
  if (!first) throw new Error(`The site ${siteId} has no audience class`)
  const render = async (audience: PageRequest['audience']) => {
    const result = await renderer.render(storedRequest(address, audience), compress)
    if (result.status !== 200)
      throw new Error(`${siteId} ${pathname} for ${audience.name} was rendered with status ${result.status}`)
    return result
  }
  const open = await render(first)
  const variants = new Map([[open.readsAudience ? first.name : everyone, open]])
  if (open.readsAudience) for (const audience of others) variants.set(audience.name, await render(audience))
  return { byAudience: open.readsAudience, byPlatform: open.readsDevice, variants: shareBytes(variants) }
}

/** What is rendered to be stored: a page for one audience class, for no request in particular. */
export const storedRequest = (
  address: Omit<LiveAddress, 'pathname'>,
  audience: PageRequest['audience']
): PageRequest => ({
  ...address,
  embedded: null,
  outcome: { status: 200 },
  audience,
  platform: 'unknown',
  visit: null
})

/** Classes whose pages turned out the same keep one copy of it. */
function shareBytes(variants: ReadonlyMap<string, StoredVariant>): StoredPage['variants'] {
  const kept = new Map<string, StoredResponse>()
  const share = (response: StoredResponse) => {
    const known = kept.get(response.hash) ?? response
    kept.set(response.hash, known)
    return known
  }
  return new Map(
    [...variants].map(([name, { document, payload }]) => [name, { document: share(document), payload: share(payload) }])
  )
}
