import { fetchWithRetry } from '../../site/http/fetch-with-retry.client.ts'
import { iconRequestTimeoutMs } from '../../site/icons/icon-limits.data.ts'
import { type IconQuery, iconAddress } from '../../site/icons/icon-query.ts'
import { type Icon, readIconSet } from '../../site/icons/icon-set.ts'
import { type IconShape, readIconShapes } from '../../site/icons/icon-shapes.ts'
import { keepIcons, readIconCache, writeIconCache } from './icon-cache.ts'
import { iconCalls } from './icon-calls.ts'

const storageKey = 'icons'
const empty = '[data-icon]:empty'

/** Names that were asked for in this document and did not come: each is asked for, and warned of, once. */
const failed = new Set<string>()

/**
 * Fills every empty `[data-icon="set:name"]` of the page, for icons that nobody knew at build: "Icons are fetched from a local icon endpoint". Those of one set
 * come in one call; "icon load failure or timeout: warning logged, nothing shown; invalid payload ignored". Returns how to stop.
 */
export function startRunTimeIcons(): () => void {
  const end = new AbortController()
  const now = Date.now()
  draw(new Map(keptIcons(now).map(({ name, icon }) => [name, icon])))
  void bring(now, end.signal)
  return () => end.abort()
}

async function bring(now: number, signal: AbortSignal): Promise<void> {
  const answers = await Promise.all(iconCalls(namesWanted()).map(query => load(query, signal)))
  const icons = new Map(answers.flatMap(answer => [...answer]))
  if (icons.size === 0) return
  const text = writeIconCache(keepIcons(keptIcons(now), icons, now))
  inStorage(storage => storage.setItem(storageKey, text))
  if (!signal.aborted) draw(icons)
}

const nameOf = (element: Element) => element.getAttribute('data-icon') ?? ''

const namesWanted = () => [...document.querySelectorAll(empty)].map(nameOf).filter(name => !failed.has(name))

function draw(icons: ReadonlyMap<string, Icon>): void {
  for (const holder of document.querySelectorAll(empty)) {
    const icon = icons.get(nameOf(holder))
    if (icon) drawIcon(holder, icon)
  }
}

const svg = 'http://www.w3.org/2000/svg'

/** Draws an icon into an element, shape by shape, in the colour of the words around it. */
function drawIcon(holder: Element, { body, left, top, width, height }: Icon): void {
  const drawing = document.createElementNS(svg, 'svg')
  drawing.setAttribute('viewBox', `${left} ${top} ${width} ${height}`)
  drawing.setAttribute('aria-hidden', 'true')
  drawing.append(...(readIconShapes(body) ?? []).map(shapeOf))
  holder.replaceChildren(drawing)
}

function shapeOf({ name, attributes, inside }: IconShape): SVGElement {
  const shape = document.createElementNS(svg, name)
  for (const [key, value] of attributes) shape.setAttribute(key, value)
  shape.append(...inside.map(shapeOf))
  return shape
}

/** Returns the icons of one call by their whole names; none where it failed. */
async function load(query: IconQuery, signal: AbortSignal): Promise<Map<string, Icon>> {
  const icons = new Map<string, Icon>()
  try {
    const answer = await fetchWithRetry(iconAddress(query), { timeoutMs: iconRequestTimeoutMs, signal })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    const set = readIconSet(await answer.json(), query.set)
    if (!set) throw new Error('the answer is no set of icons')
    for (const name of query.names) {
      const icon = set.find(name)
      if (icon) icons.set(`${query.set}:${name}`, icon)
    }
    if (icons.size < query.names.length) throw new Error('not all of them exist')
  } catch (error) {
    if (signal.aborted) return icons
    for (const name of query.names) if (!icons.has(`${query.set}:${name}`)) failed.add(`${query.set}:${name}`)
    console.warn(`Icons of the set ${query.set} are not shown`, error)
  }
  return icons
}

const keptIcons = (now: number) =>
  readIconCache(
    inStorage(storage => storage.getItem(storageKey)),
    now
  )

/** Storage may be denied or full: the icons are then asked for again on the next page. */
function inStorage<Result>(act: (storage: Storage) => Result): Result | null {
  try {
    return act(localStorage)
  } catch {
    return null
  }
}
