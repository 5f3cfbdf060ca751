import type { Audience } from '../../app/site/visitor/audience.ts'
import { audienceClassesOf } from '../../app/site/visitor/audience.ts'
import { siteMapNow } from '../site-map-now.ts'
import type { Compressed } from './compress.ts'
import { type LiveAddress, liveAddresses } from './live-addresses.ts'
import type { PageRenderer, PageRequest } from './page-renderer.ts'
import { everyone, type Pages, pageKey, type StoredPage, type StoredVariant } from './page-store.ts'
import type { StoredResponse } from './stored-response.ts'
import { fieldsRead, sameFields, tracedAudience } from './traced-audience.ts'
import { afterVisitors } from './visitors-first.ts'

type Compress = (body: Buffer) => Promise<Compressed>

/** What a filling has done: pages that were rendered, and how often: once for each class of visitors that sees another page. */
export type Filling = { pages: Pages; rendered: number; renders: number }

/**
 * Renders every live page of every stored site, locale and audience class once, except what was kept and still stands.
 * In: the renderer, how to compress, pages of an earlier time that are true of the present content, the present instant, and how many pages may be under way at once.
 * Throws, naming the page, where one cannot be rendered: a build with a broken page is no build.
 */
export async function renderAllPages(
  renderer: PageRenderer,
  compress: Compress,
  kept: Pages,
  now: Date,
  sideBySide = atLeisure
): Promise<Filling> {
  const { environment, content } = renderer.settings
  const addresses = liveAddresses(environment, siteMapNow(content(), now))
    .filter(({ siteId }) => environment.STORED_SITES.has(siteId))
    .map(address => ({ ...address, key: pageKey(address.siteId, address.pathname, address.host) }))
  const pages = new Map<string, StoredPage>()
  for (const { key } of addresses) {
    const known = kept.get(key)
    if (known && stands(known, now)) pages.set(key, known)
  }
  const missing = addresses.filter(({ key }) => !pages.has(key))
  const waiting = missing.values()
  let renders = 0
  const counted: PageRenderer = {
    ...renderer,
    async render(...request) {
      await afterVisitors()
      renders += 1
      return renderer.render(...request)
    }
  }
  const worker = async () => {
    for (const { key, ...address } of waiting) pages.set(key, await renderPageOf(address, counted, compress, now))
  }
  await Promise.all(Array.from({ length: sideBySide }, worker))
  return {
    pages: new Map(addresses.map(({ key }) => [key, pages.get(key) as StoredPage])),
    rendered: missing.length,
    renders
  }
}

/** Rendering takes one processor, compressing the others: so many pages are under way at once while nobody waits for any. */
const atLeisure = 6
/** While a site is served they come one by one, so that whoever asks for anything waits for one render at most. */
export const whileServing = 1

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
  const reads = new Set<string>()
  const seen: { fields: Partial<Audience>; variant: StoredVariant }[] = []
  const render = async (audience: Audience) => {
    const known = seen.find(({ fields }) => sameFields(fields, audience))
    if (known) return { byAudience: true, byPlatform: false, variant: known.variant }
    const trace = new Set<keyof Audience>()
    const result = await renderer.render(storedRequest(address, tracedAudience(audience, trace)), compress)
    if (result.status !== 200)
      throw new Error(`${siteId} ${pathname} for ${audience.name} was rendered with status ${result.status}`)
    for (const name of result.reads) reads.add(name)
    const variant = { document: result.document, payload: result.payload }
    if (result.readsAudience) {
      reads.add('countryRules')
      seen.push({ fields: fieldsRead(audience, trace), variant })
    }
    return { byAudience: result.readsAudience, byPlatform: result.readsDevice, variant }
  }
  const { byAudience, byPlatform, variant } = await render(first)
  const variants = new Map([[byAudience ? first.name : everyone, variant]])
  if (byAudience) for (const audience of others) variants.set(audience.name, (await render(audience)).variant)
  return { byAudience, byPlatform, reads: [...reads].sort(), variants: shareBytes(variants) }
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
