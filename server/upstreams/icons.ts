import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { iconCache, iconFetchTimeoutMs } from '../../app/site/icons/icon-limits.data.ts'
import type { IconQuery } from '../../app/site/icons/icon-query.ts'
import { type Icon, type IconSet, isIconSet, readIconSet } from '../../app/site/icons/icon-set.ts'
import type { Logger } from '../platform/logger.ts'
import { fetchUpstream, UpstreamError } from './fetch-upstream.ts'

const freshMs = iconCache.hours * 3_600_000
/** A name that the service does not know today it may know tomorrow. */
const missingMs = 3_600_000
/** How long a service that failed is left in peace. Our own limit is no failure of the service, and is logged as seldom. */
const restMs = 30_000
/** Icons and misses of the service that are kept; invented names only drive out the oldest. */
const maxKept = 2000

export type FoundIcons = {
  icons: ReadonlyMap<string, Icon>
  /** Those that do not exist. What could not be asked is in neither: it may exist. */
  missing: readonly string[]
}

export type Icons = { find(query: IconQuery): Promise<FoundIcons> }

type Settings = { serviceUrl: string | null; now: () => Date; logger: Pick<Logger, 'warn'>; timeoutMs?: number }
type Answer = Icon | null | undefined
type Kept = { icon: Icon | null; until: number }

/**
 * Icons by set and name: from the installed sets, else from the public service, whose icons are kept for 168 hours, as "a local icon endpoint, or a
 * public icon service as fallback". One call asks for what several visitors wait for; a service that fails is left alone for 30 s, and what was had of
 * it stays.
 */
export function createIcons({ serviceUrl, now, logger, timeoutMs }: Settings): Icons {
  const kept = new Map<string, Kept>()
  const asking = new Map<string, Promise<Answer>>()
  const service = serviceUrl ? createIconService({ url: serviceUrl, now, ...(timeoutMs ? { timeoutMs } : {}) }) : null
  let restUntil = 0
  let quietUntil = 0

  const keep = (key: string, icon: Icon | null): Icon | null => {
    kept.delete(key)
    kept.set(key, { icon, until: now().getTime() + (icon ? freshMs : missingMs) })
    const [oldest] = kept.keys()
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
    return icon
  }

  const askService = async (set: string, names: readonly string[]): Promise<IconSet | null> => {
    if (!service) return null
    if (now().getTime() < restUntil) return null
    try {
      return await service(set, names)
    } catch (error) {
      const instant = now().getTime()
      const isOurs = error instanceof UpstreamError && error.kind === 'refused'
      if (!isOurs) restUntil = instant + restMs
      if (!isOurs || instant >= quietUntil)
        logger.warn({ err: error, set, names: names.length }, 'icons could not be had of the service')
      if (isOurs) quietUntil = Math.max(quietUntil, instant + restMs)
      return null
    }
  }

  /** What is kept or on its way, and one call for the rest. */
  const ofService = (set: string, names: readonly string[]): Map<string, Answer | Promise<Answer>> => {
    const keyOf = (name: string) => `${set}:${name}`
    const unknown = names.filter(name => !asking.has(keyOf(name)) && !isFresh(kept.get(keyOf(name))))
    const answer = unknown.length > 0 ? askService(set, unknown) : null
    for (const name of unknown) {
      const key = keyOf(name)
      const asked = Promise.resolve(answer)
        .then(found => (found ? keep(key, found.find(name)) : kept.get(key)?.icon))
        .finally(() => asking.delete(key))
      asking.set(key, asked)
    }
    return new Map(names.map(name => [name, asking.get(keyOf(name)) ?? kept.get(keyOf(name))?.icon]))
  }
  const isFresh = (entry: Kept | undefined) => entry !== undefined && entry.until > now().getTime()

  return {
    async find({ set, names }) {
      const local = await localIcons(set)
      const own = new Map(names.map(name => [name, local?.find(name) ?? null]))
      const rest = names.filter(name => !own.get(name))
      const others = service ? ofService(set, rest) : new Map(rest.map(name => [name, null]))
      const icons = new Map<string, Icon>()
      const missing: string[] = []
      for (const name of names) {
        const icon = own.get(name) ?? (await others.get(name))
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
function localIcons(set: string): Promise<IconSet | null> {
  const file = packages.get(set)
  if (!file) return Promise.resolve(null)
  const known = read.get(set) ?? readPackage(set, file)
  read.set(set, known)
  return known
}

async function readPackage(set: string, file: string): Promise<IconSet> {
  const text = await readFile(new URL(file), 'utf8')
  const icons = readIconSet(JSON.parse(text), set)
  if (!icons) throw new Error(`${file} holds no icons of ${set}`)
  return icons
}

/** No more calls to the service at a time, and in a minute, so that nobody can flood it through us. */
const maxAtOnce = 4
const maxInAMinute = 60
const minuteMs = 60_000

type ServiceSettings = { url: string; now: () => Date; timeoutMs?: number }

/** A set of which the service says that it is unknown. */
const unknownSet: IconSet = { find: () => null }

/** The public icon service: no visitor's address reaches it. A 404 means no such set. Throws UpstreamError without a valid answer, or beyond its limits. */
function createIconService({ url, now, timeoutMs = iconFetchTimeoutMs }: ServiceSettings) {
  let running = 0
  let began = 0
  let made = 0
  return async (set: string, names: readonly string[]): Promise<IconSet> => {
    const instant = now().getTime()
    if (instant - began >= minuteMs) [began, made] = [instant, 0]
    if (running >= maxAtOnce || made >= maxInAMinute)
      throw new UpstreamError('refused', 'too many icons were asked for')
    made += 1
    running += 1
    try {
      const address = `${url.replace(/\/$/, '')}/${set}.json?icons=${names.toSorted().join(',')}`
      const schema = v.pipe(
        v.unknown(),
        v.check(payload => isIconSet(payload, set), 'no Iconify JSON of this set')
      )
      return readIconSet(await fetchUpstream({ url: address, schema, timeoutMs }), set) ?? unknownSet
    } catch (error) {
      if (error instanceof UpstreamError && error.message === 'status 404') return unknownSet
      throw error
    } finally {
      running -= 1
    }
  }
}
