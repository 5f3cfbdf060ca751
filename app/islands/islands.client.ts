import { writeOwnTimes } from '../features/tournaments/featured-times.client.ts'
import { fetchGet } from '../site/http/fetch-get.client.ts'
import { nodesOf } from '../ui/server-html/server-html.client.ts'
import { createPlace } from './island-place.client.ts'
import { longestTimerMs, nearMargin } from './islands.data.ts'
import { untilNextAsk } from './until-next-ask.ts'

/** What GET /__nuxt_island/{key}.json answers. */
type Island = { id: string; html: string }

/** Keeps the islands of a page as the server says they are now, while somebody sees them. Out: how to stop. */
export function startIslands(): () => void {
  const stops = Array.from(document.querySelectorAll<HTMLElement>('[data-island]'), startIsland)
  return () => {
    for (const stop of stops) stop()
  }
}

function startIsland(section: HTMLElement): () => void {
  const { island: key = '' } = section.dataset
  const place = createPlace(section)
  const end = new AbortController()
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
    if (!isNear || asking || document.hidden || end.signal.aborted) return
    const { islandUntil } = section.dataset
    const until = islandUntil === undefined ? null : Date.parse(islandUntil)
    const wait = untilNextAsk({ key, until, askedAt, unchanged, now: Date.now() })
    if (wait === null) return
    if (wait === 0) void ask()
    else timer = window.setTimeout(turn, Math.min(wait, longestTimerMs))
  }
  const ask = async () => {
    asking = true
    const island = await ofServer(key, end.signal)
    asking = false
    askedAt = Date.now()
    if (end.signal.aborted) return
    if (!island && isStale()) {
      id = ''
      place.take(null)
    } else if (island && island.id !== id) {
      ;({ id } = island)
      unchanged = 0
      place.take(elementOf(island.html))
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
  document.addEventListener('visibilitychange', turn, { signal: end.signal })
  return () => {
    end.abort()
    clearTimeout(timer)
    observer.disconnect()
    place.stop()
  }
}

/** An island as it is now. Out: null where it cannot be had, or another build has rendered it, whose styles this document does not have. */
async function ofServer(key: string, signal: AbortSignal): Promise<Island | null> {
  if (!navigator.onLine) return null
  try {
    const page = encodeURIComponent(location.pathname)
    const response = await fetchGet(`/__nuxt_island/${key}.json?page=${page}`, { signal })
    const island: Island | null = response.ok ? await response.json() : null
    return island?.id.startsWith(`${document.documentElement.dataset.build}.`) ? island : null
  } catch {
    return null
  }
}

/** The section of an island's markup, its times written by the visitor's own clock. Out: null where it has nothing to show. */
function elementOf(html: string): Element | null {
  const nodes = nodesOf(html)
  writeOwnTimes(nodes)
  return nodes.firstElementChild
}
