import { writeOwnTimes } from '../features/tournaments/featured-times.client.ts'
import { fetchWithRetry } from '../site/http/fetch-with-retry.client.ts'
import { nodesOf } from '../ui/server-html/server-html.client.ts'
import { mayResize, placing } from './placing.ts'
import { longestTimerMs, nearMargin, untilNextAsk } from './until-next-ask.ts'

/** The answer of GET /__nuxt_island/{key}.json. */
type Island = { id: string; html: string }

/** Keeps the islands of a page as the server says they are now, while someone sees them. Returns how to stop. */
export function startIslands(): () => void {
  const end = new AbortController()
  for (const section of document.querySelectorAll<HTMLElement>('[data-island]')) startIsland(section, end.signal)
  return () => end.abort()
}

function startIsland(section: HTMLElement, signal: AbortSignal): void {
  const { island: key = '' } = section.dataset
  const take = createPlace(section, signal)
  let timer = 0
  let isNear = false
  let asking = false
  let askedAt: number | null = null
  let id = ''
  let unchanged = 0

  /** Whether it shows what was true once and is no more: "hidden when stale", also where nobody can be asked. */
  const isStale = () => Date.now() > Date.parse(section.dataset.freshUntil ?? '')

  /** Asks when it is time, else waits; with nobody to see it, neither. */
  const turn = () => {
    clearTimeout(timer)
    if (!isNear || asking || document.hidden || signal.aborted) return
    const { islandUntil } = section.dataset
    const until = islandUntil === undefined ? null : Date.parse(islandUntil)
    const wait = untilNextAsk({ key, until, askedAt, unchanged, now: Date.now() })
    if (wait === null) return
    if (wait === 0) void ask()
    else timer = window.setTimeout(turn, Math.min(wait, longestTimerMs))
  }
  const ask = async () => {
    asking = true
    const island = await ofServer(key, signal)
    asking = false
    askedAt = Date.now()
    if (signal.aborted) return
    if (!island && isStale()) {
      id = ''
      take(null)
    } else if (island && island.id !== id) {
      ;({ id } = island)
      unchanged = 0
      take(elementOf(island.html))
    } else unchanged += 1
    turn()
  }
  const observer = new IntersectionObserver(
    entries => {
      isNear = entries.at(-1)?.isIntersecting ?? false
      turn()
    },
    { rootMargin: nearMargin }
  )
  observer.observe(section)
  document.addEventListener('visibilitychange', turn, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    observer.disconnect()
  })
}

/** An island as it is now. Returns null where it cannot be had, or another build has rendered it, whose styles this document does not have. */
async function ofServer(key: string, signal: AbortSignal): Promise<Island | null> {
  if (!navigator.onLine) return null
  try {
    const { embedded = '' } = document.body.dataset
    const asked = new URLSearchParams({ page: location.pathname, ...(embedded && { embedded }) })
    const response = await fetchWithRetry(`/__nuxt_island/${key}.json?${asked}`, { signal })
    const island: Island | null = response.ok ? await response.json() : null
    return island?.id.startsWith(`${document.documentElement.dataset.build}.`) ? island : null
  } catch {
    return null
  }
}

/** The section of an island's markup, its times written by the visitor's own clock. Returns null where it has nothing to show. */
function elementOf(html: string): Element | null {
  const nodes = nodesOf(html)
  writeOwnTimes(nodes)
  return nodes.firstElementChild
}

/**
 * The place of an island in the page, which never moves anything in view: a change that would do so waits until the section is out of sight. Returns what to call
 * with what it shall show, null for nothing.
 */
function createPlace(section: HTMLElement, signal: AbortSignal): (next: Element | null) => void {
  let waiting: { next: Element | null } | null = null

  const settle = () => {
    const free = isFree(section)
    if (free) section.style.minHeight = ''
    if (waiting?.next === null) {
      section.dataset.islandState = free ? 'closed' : 'empty'
      if (free) waiting = null
    } else if (waiting && show(section, waiting.next, free)) waiting = null
  }
  const observer = new IntersectionObserver(() => (waiting || section.style.minHeight ? settle() : undefined))
  observer.observe(section)
  signal.addEventListener('abort', () => observer.disconnect())
  return next => {
    waiting = { next }
    settle()
  }
}

function isFree(section: HTMLElement): boolean {
  const { top, bottom } = section.getBoundingClientRect()
  return mayResize({ top, bottom, windowHeight: innerHeight, anchors: CSS.supports('overflow-anchor', 'auto') })
}

/** Shows new content. Returns whether it could; where not, the section is as it was. */
function show(section: HTMLElement, next: Element, free: boolean): boolean {
  const before = section.cloneNode(true) as Element
  const height = section.offsetHeight
  const focused = section.contains(document.activeElement) ? document.activeElement : null
  patchElement(section, next.cloneNode(true) as Element)
  const decision = free ? 'place' : placing(section.offsetHeight - height)
  if (decision === 'wait') patchElement(section, before)
  if (decision === 'place and keep the height') section.style.minHeight = `${height}px`
  if (focused && !focused.isConnected) {
    section.tabIndex = -1
    section.focus({ preventScroll: true })
  }
  return decision !== 'wait'
}

/** The state that the visitor or the browser has given an element since it was rendered. */
const kept: ReadonlySet<string> = new Set(['open', 'style', 'tabindex'])

/** Makes an element say what another one says, and leaves all of it in place that says so already: focus, open details, pictures and a selection stay. */
function patchElement(element: Element, next: Element): void {
  for (const name of element.getAttributeNames())
    if (!next.hasAttribute(name) && !kept.has(name)) element.removeAttribute(name)
  for (const { name, value } of next.attributes)
    if (!kept.has(name) && element.getAttribute(name) !== value) element.setAttribute(name, value)
  const children = [...element.childNodes]
  const wanted = [...next.childNodes]
  for (const [index, child] of wanted.entries()) {
    const present = children[index]
    if (!present) element.append(child)
    else if (!present.isEqualNode(child)) patchNode(present, child)
  }
  for (const child of children.slice(wanted.length)) child.remove()
}

function patchNode(present: ChildNode, next: ChildNode): void {
  if (present instanceof Element && next instanceof Element && present.localName === next.localName)
    patchElement(present, next)
  else if (present instanceof CharacterData && next instanceof CharacterData && present.nodeType === next.nodeType)
    present.data = next.data
  else present.replaceWith(next)
}
