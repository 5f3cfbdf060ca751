import type { Audience } from '../../app/site/visitor/audience.ts'
import { audienceClassesOf } from '../../app/site/visitor/audience.ts'
import { compressQuickly } from './compress.ts'
import type { LiveAddress } from './live-addresses.ts'
import type { PageRenderer, PageRequest } from './page-renderer.ts'
import { everyone, type StoredPage, type StoredVariant } from './page-store.ts'
import type { StoredResponse } from './stored-response.ts'
import { fieldsRead, sameFields, tracedAudience } from './traced-audience.ts'

/** A page to be stored, and how often it was rendered: once for each class of visitors that sees another one. */
export type RenderedPage = { page: StoredPage; renders: number }

/**
 * Renders a page for every class of visitors that its site tells apart. In: its address, the renderer, and the present instant.
 * Throws, naming the page, where it cannot be rendered.
 */
export async function renderStoredPage(
  { pathname, ...address }: LiveAddress,
  renderer: PageRenderer,
  now: Date
): Promise<RenderedPage> {
  const { siteId } = address
  const [first, ...others] = audienceClassesOf(siteId, renderer.settings.content().countryRules, now)
  if (!first) throw new Error(`The site ${siteId} has no audience class`)
  const reads = new Set<string>()
  const seen: { fields: Partial<Audience>; variant: StoredVariant }[] = []
  let renders = 0
  const render = async (audience: Audience) => {
    const known = seen.find(({ fields }) => sameFields(fields, audience))
    if (known) return { byAudience: true, byPlatform: false, variant: known.variant }
    const trace = new Set<keyof Audience>()
    renders += 1
    const result = await renderer.render(storedRequest(address, tracedAudience(audience, trace)), compressQuickly)
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
  return { page: { byAudience, byPlatform, reads: [...reads].sort(), variants: shareBytes(variants) }, renders }
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
