import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { iconCache, iconFetchTimeoutMs } from '../../app/site/icons/icon-limits.data.ts'
import type { IconQuery } from '../../app/site/icons/icon-query.ts'
import { type Icon, type IconSet, readIconSet } from '../../app/site/icons/icon-set.ts'
import { stillRuns } from '../platform/still-runs.ts'
import { fetchUpstream, UpstreamError } from './fetch-upstream.ts'
import { createUpstreamLog, type UpstreamReports } from './upstream-log.ts'

const freshMs = iconCache.hours * 3_600_000
/** A name that the service does not know today it may know tomorrow. */
const missingMs = 3_600_000
/** How long a service that failed is left in peace. Our own limit is no failure of the service, and is logged as seldom. */
const restMs = 30_000
/** Icons and misses of the service that are cached; invented names only drive out the oldest. */
const maxCached = 2000
/** No more calls to the service at a time, and in a minute, so that nobody can flood it through us. */
const maxAtOnce = 4
const maxInAMinute = 60
const minuteMs = 60_000

type Settings = UpstreamReports & {
  serviceUrl: string | null
  now: () => Date
}
/** Null: there is no such icon. Undefined: nobody could be asked. */
type Answer = Icon | null | undefined

/**
 * Icons of the installed sets, else of the public service, whose icons are cached for 168 hours: "a local icon endpoint, or a public icon service as
 * fallback". The server asks, so that no visitor's address reaches the service: one call for an icon that several visitors wait for, none for 30 s after a fault.
 */
export function createIcons({ serviceUrl, now, logger, metrics }: Settings) {
  const log = createUpstreamLog('icons', { logger, metrics })
  const cache = new LRUCache<string, { icon: Icon | null; expiresAt: number }>({ max: maxCached })
  const asking = new Map<string, Promise<Answer>>()
  let [restUntil, quietUntil, minuteBegan, inMinute, running] = [0, 0, 0, 0, 0]

  /** The icons of a set that the service knows; a 404 means that it has no such set. Null where it cannot be asked now. */
  async function askService(set: string, names: readonly string[]): Promise<IconSet | null> {
    const instant = now().getTime()
    if (stillRuns(restUntil, restMs, instant)) return null
    if (!stillRuns(minuteBegan + minuteMs, minuteMs, instant)) [minuteBegan, inMinute] = [instant, 0]
    if (running >= maxAtOnce || inMinute >= maxInAMinute) {
      if (!stillRuns(quietUntil, restMs, instant))
        log.fault(new UpstreamError('refused', 'too many icons were asked for'))
      quietUntil = instant + restMs
      return null
    }
    inMinute += 1
    running += 1
    try {
      const url = `${serviceUrl?.replace(/\/$/, '')}/${set}.json?icons=${names.toSorted().join(',')}`
      const schema = v.pipe(
        v.unknown(),
        v.transform(payload => readIconSet(payload, set)),
        v.check(icons => icons !== null, 'no Iconify JSON of this set')
      )
      const icons = await fetchUpstream({ url, schema, timeoutMs: iconFetchTimeoutMs })
      log.good()
      return icons
    } catch (error) {
      if (error instanceof UpstreamError && error.message === 'status 404') return { find: () => null }
      restUntil = now().getTime() + restMs
      log.fault(error)
      return null
    } finally {
      running -= 1
    }
  }

  /** Gives cached icons and those on their way, and asks for the rest by one call. */
  function ofService(set: string, names: readonly string[]): Map<string, Answer | Promise<Answer>> {
    const keyOf = (name: string) => `${set}:${name}`
    const isFresh = (name: string) => stillRuns(cache.get(keyOf(name))?.expiresAt ?? 0, freshMs, now().getTime())
    const unknown = names.filter(name => !asking.has(keyOf(name)) && !isFresh(name))
    const answer = unknown.length > 0 ? askService(set, unknown) : null
    const take = async (name: string): Promise<Answer> => {
      const icons = await answer
      if (!icons) return cache.get(keyOf(name))?.icon
      const icon = icons.find(name)
      cache.set(keyOf(name), { icon, expiresAt: now().getTime() + (icon ? freshMs : missingMs) })
      return icon
    }
    for (const name of unknown)
      asking.set(
        keyOf(name),
        take(name).finally(() => asking.delete(keyOf(name)))
      )
    return new Map(names.map(name => [name, asking.get(keyOf(name)) ?? cache.get(keyOf(name))?.icon]))
  }

  return {
    /** `missing` are those that do not exist. An icon that could not be asked for is in neither: it may exist. */
    async find({ set, names }: IconQuery): Promise<{ icons: ReadonlyMap<string, Icon>; missing: readonly string[] }> {
      const local = await localIcons(set)
      const rest = names.filter(name => !local?.find(name))
      const others = serviceUrl ? ofService(set, rest) : null
      const icons = new Map<string, Icon>()
      const missing: string[] = []
      for (const name of names) {
        const icon = local?.find(name) ?? (others ? await others.get(name) : null)
        if (icon) icons.set(name, icon)
        else if (icon === null) missing.push(name)
      }
      return { icons, missing }
    }
  }
}

/** The files of the sets that are installed as packages, by the name of the set. */
const packages: ReadonlyMap<string, string> = new Map([
  ['lucide', import.meta.resolve('@iconify-json/lucide/icons.json')]
])

const read = new Map<string, Promise<IconSet | null>>()

/** The icons of a set that is installed here; null where it is not. Read from its package when it is first asked for. Throws where its file is broken. */
async function localIcons(set: string): Promise<IconSet | null> {
  const file = packages.get(set)
  if (!file) return null
  const reading = read.get(set) ?? readFile(new URL(file), 'utf8').then(text => readIconSet(JSON.parse(text), set))
  read.set(set, reading)
  const icons = await reading
  if (!icons) throw new Error(`${file} holds no icons of ${set}`)
  return icons
}
