import { compressQuickly } from './compress.ts'
import type { PageRenderer, PageRequest, RenderedResponses } from './page-renderer.ts'

const underway = new WeakMap<PageRenderer, Map<string, Promise<RenderedResponses>>>()

/**
 * Renders a page that nobody has stored, once for all who ask for it at the same time: after a withdrawal, or at the hour at which a record ends, a page that many read is
 * asked for again and again until it is stored. In: what tells its bytes from others of the same content, null for a page that belongs to one request.
 */
export function renderOnce(renderer: PageRenderer, key: string | null, page: PageRequest): Promise<RenderedResponses> {
  if (key === null) return renderer.render(page, compressQuickly)
  const flights = underway.get(renderer) ?? new Map<string, Promise<RenderedResponses>>()
  underway.set(renderer, flights)
  const flight = `${renderer.settings.content().version} ${key}`
  const shared =
    flights.get(flight) ?? renderer.render(page, compressQuickly).finally(() => void flights.delete(flight))
  flights.set(flight, shared)
  return shared
}
