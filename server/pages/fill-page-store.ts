import { siteMapNow } from '../site-map-now.ts'
import { type LiveAddress, liveAddresses } from './live-addresses.ts'
import type { PageRenderer, RendererSettings } from './page-renderer.ts'
import { type Pages, pageKey, type StoredPage } from './page-store.ts'
import { renderStoredPage } from './render-stored-page.ts'
import { afterVisitors } from './visitors-first.ts'

/** An address whose page is to be stored, and under which key. */
export type StoredAddress = LiveAddress & { key: string }

/** Renders pages and gives each to `keep` once it is there. Out: in how many renders. Throws, naming the page, where one cannot be rendered. */
export type RenderPages = (
  addresses: readonly StoredAddress[],
  keep: (key: string, page: StoredPage) => void
) => Promise<number>

/** What a filling has done: pages that were rendered, and how often: once for each class of visitors that sees another page. */
export type Filling = { pages: Pages; rendered: number; renders: number }

/** Every address whose page this process stores. In: the settings of its renderer, and the present instant. */
export const storedAddresses = (
  { environment, content }: Pick<RendererSettings, 'environment' | 'content'>,
  now: Date
): StoredAddress[] =>
  liveAddresses(environment, siteMapNow(content(), now))
    .filter(({ siteId }) => environment.STORED_SITES.has(siteId))
    .map(address => ({ ...address, key: pageKey(address.siteId, address.pathname, address.host) }))

/**
 * Renders every live page of every stored site, locale and audience class once, except what was kept and still stands.
 * In: the settings of the renderer, what renders, pages of an earlier time that are true of the present content, and the present instant.
 * Throws, naming the page, where one cannot be rendered: a build with a broken page is no build.
 */
export async function renderAllPages(
  settings: Pick<RendererSettings, 'environment' | 'content'>,
  render: RenderPages,
  kept: Pages,
  now: Date
): Promise<Filling> {
  const addresses = storedAddresses(settings, now)
  const pages = new Map<string, StoredPage>()
  for (const { key } of addresses) {
    const known = kept.get(key)
    if (known && stands(known, now)) pages.set(key, known)
  }
  const missing = addresses.filter(({ key }) => !pages.has(key))
  const renders = missing.length > 0 ? await render(missing, (key, page) => void pages.set(key, page)) : 0
  return {
    pages: new Map(addresses.map(({ key }) => [key, pages.get(key) as StoredPage])),
    rendered: missing.length,
    renders
  }
}

/** Rendering takes one processor, compressing the others: so many pages are under way at once while nobody waits for any. */
export const atLeisure = 6
/** While a site is served they come one by one, so that whoever asks for anything waits for one render at most. */
export const whileServing = 1

/** Renders on this thread, so many pages at once, and each after those that a visitor waits for. */
export const renderHere =
  (renderer: PageRenderer, now: Date, sideBySide = atLeisure): RenderPages =>
  async (addresses, keep) => {
    const polite: PageRenderer = {
      ...renderer,
      async render(...request) {
        await afterVisitors()
        return renderer.render(...request)
      }
    }
    const waiting = addresses.values()
    let count = 0
    const worker = async () => {
      for (const address of waiting) {
        const { page, renders } = await renderStoredPage(address, polite, now)
        keep(address.key, page)
        count += renders
      }
    }
    await Promise.all(Array.from({ length: sideBySide }, worker))
    return count
  }

const stands = ({ variants }: StoredPage, now: Date): boolean =>
  [...variants.values()].every(({ document }) => now.getTime() < document.validUntil)
