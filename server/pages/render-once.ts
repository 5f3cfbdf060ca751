import type { Content } from '../../content/content.ts'
import { compressQuickly } from './compress.ts'
import type { PageRenderer, PageRequest, RenderedResponses } from './page-renderer.ts'
import { renderInTurn } from './render-in-turn.ts'
import { forVisitor } from './visitors-first.ts'

/** More than the pages that many ask for at the same time; whoever asks for more only drives out the oldest. */
const mostKept = 800

type Rendered = Map<string, RenderedResponses>

const underway = new WeakMap<PageRenderer, Map<string, Promise<RenderedResponses>>>()
const kept = new WeakMap<PageRenderer, WeakMap<Content, Rendered>>()

/**
 * Renders a page that is not stored, once for all who ask for it until it is: after a withdrawal, or at the hour at which a record ends, all pages may have left the store,
 * and the most read ones would else be rendered again for everybody, for as long as filling it takes. What was rendered counts for one reading of the content, and until its own
 * boundary. In: what tells its bytes from others of the same content, null for a page that belongs to one request, which waits its turn.
 *
 * @throws TooManyWait where too many wait for pages of their own
 */
export function renderOnce(renderer: PageRenderer, key: string | null, page: PageRequest): Promise<RenderedResponses> {
  const render = () => forVisitor(() => renderer.render(page, compressQuickly))
  if (key === null) return renderInTurn(page.outcome.status === 200 ? 'page' : 'error', render)
  const { content, now, development } = renderer.settings
  const reading = content()
  const rendered = development ? null : renderedOf(renderer, reading)
  const known = rendered?.get(key)
  if (known && now().getTime() < known.document.validUntil) return Promise.resolve(known)
  const flights = underway.get(renderer) ?? new Map<string, Promise<RenderedResponses>>()
  underway.set(renderer, flights)
  const flight = `${reading.version} ${key}`
  const shared =
    flights.get(flight) ??
    render()
      .then(result => {
        if (rendered && result.status === 200) keep(rendered, key, result)
        return result
      })
      .finally(() => void flights.delete(flight))
  flights.set(flight, shared)
  return shared
}

/** Lets go of what was rendered for visitors, once the store has it all. */
export const forgetRendered = (renderer: PageRenderer): void => void kept.delete(renderer)

function renderedOf(renderer: PageRenderer, reading: Content): Rendered {
  const readings = kept.get(renderer) ?? new WeakMap<Content, Rendered>()
  kept.set(renderer, readings)
  const rendered = readings.get(reading) ?? new Map()
  readings.set(reading, rendered)
  return rendered
}

function keep(rendered: Rendered, key: string, result: RenderedResponses): void {
  rendered.delete(key)
  rendered.set(key, result)
  const [oldest] = rendered.keys()
  if (rendered.size > mostKept && oldest !== undefined) rendered.delete(oldest)
}
