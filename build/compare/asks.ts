import { byCountry, byPlatform, firstPaths, rendered, requests, texts, userAgents } from './asks.data.ts'

/** One request. `host` is a site's id, or `contents`; `place` is a country's key (`CAON` for Ontario), `XX` where nobody knows it, empty on this machine. */
export type Ask = {
  host: string
  path: string
  place: string
  platform: string
  /** Tells requests of one address from each other. */
  name: string
  method: string
  headers: Readonly<Record<string, string>>
  body: string
}

/** A host: its id, the paths of its homes by locale, countries of which each is another class of audience there, and one of them for each rule (none, warning, blocked). */
export type Host = {
  id: string
  homes: Readonly<Record<string, string>>
  places: readonly string[]
  fewPlaces: readonly string[]
}

/** The id of the contents host that all sites share. */
export const contentsHost = 'contents'

const ask = (host: string, path: string, rest: Partial<Ask> = {}): Ask => ({
  host,
  path,
  place: '',
  platform: '',
  name: '',
  method: 'GET',
  headers: {},
  body: '',
  ...rest
})

/** The name of a request in the record. */
export const nameOf = ({ host, path, place, platform, name }: Ask): string =>
  [host, path, place, platform, name].filter(Boolean).join(' ')

/** What is asked of a host but its pages. */
export function firstAsks(host: Host, countries: readonly string[]): Ask[] {
  const homes = Object.entries(host.homes)
  const each = (path: string) =>
    homes.map(([locale, home]) => path.replace('/{home}', home).replace('{home}', home).replace('{locale}', locale))
  const once = (paths: readonly string[]) => [...new Set(paths.flatMap(each))]
  return [
    ...once(texts).map(path => ask(host.id, path)),
    ...once(byCountry).flatMap(path => ['', ...countries].map(place => ask(host.id, path, { place }))),
    ...requests.map(({ path, ...rest }) => ask(host.id, path, { ...rest }))
  ]
}

/** The paths of a host from which its others are found. */
export const firstPathsOf = ({ homes }: Host): string[] => [
  ...new Set(Object.values(homes).flatMap(home => firstPaths.map(path => `${home}${path.slice(1)}`)))
]

/** A page is asked for from each audience class and platform; what is rendered for every request from one place a rule, a query from one place. */
export function pageAsks({ id, places, fewPlaces }: Host, path: string): Ask[] {
  const isChoice = path.includes('?') && !path.startsWith('/network/')
  const isRendered = id === contentsHost || rendered.some(part => path.includes(part))
  const platforms = byPlatform.some(end => path.endsWith(end)) ? ['', ...Object.keys(userAgents)] : ['']
  return (isChoice ? [''] : isRendered ? fewPlaces : places).flatMap(place =>
    platforms.map(platform => ask(id, path, { place, platform }))
  )
}

/** What is asked of a page that was found: its payload for the same visitor, and how English readers see it within another page. */
export function followingAsks(asked: Ask, isPage: boolean): Ask[] {
  const [pathname = '', search] = asked.path.split('?')
  if (!isPage || asked.name || !pathname.endsWith('/') || (search && !pathname.startsWith('/network/'))) return []
  const payload = { ...asked, path: `${pathname}_payload.json${search ? `?${search}` : ''}` }
  const isShownWithin = asked.host === 'global' && pathname.startsWith('/en/') && !asked.place && !asked.platform
  const within = isShownWithin
    ? ['1', 'logo', 'all'].map(mode => ({ ...asked, path: `${pathname}?embedded=${mode}` }))
    : []
  return [payload, ...within]
}

/** Queries that choose, or that show what an address without them has shown. */
const unfollowed = /[?&](force|embedded|clean|lighthouse)\b/

/** The paths of a host that an answer names. A path with a query is followed where it is short: what a form may ask has no end. */
export function pathsNamed(origin: string, base: string, addresses: readonly string[]): string[] {
  const paths = addresses.flatMap(address => {
    if (!URL.canParse(address, `${origin}${base}`)) return []
    const url = new URL(address, `${origin}${base}`)
    const isPage = url.origin === origin && !/^\/(assets|app-icons)\//.test(url.pathname)
    return isPage && !unfollowed.test(url.search) ? [url.pathname + url.search] : []
  })
  return [...new Set(paths)]
}
