/** The rule of an address of a site: so far only that the browser has to load it as a document of its own. */
export type RouteRule = { document: true }

/** `static`: for one pathname. `wildcard`: for everything below a pathname. `dynamic`: below a pathname, the rules below any one segment. */
export type RouteTable = {
  static: Record<string, RouteRule>
  wildcard: Record<string, RouteRule>
  dynamic: Record<string, RouteTable>
}

/** The answer of `/builds/meta/{id}.json`: the rules of a site's addresses, and the pathnames whose payload is cacheable. */
export type BuildManifest = { id: string; matcher: RouteTable; prerendered: readonly string[] }

/** Whether an address is loaded as a document, never as a payload. */
export function loadsAsDocument(pathname: string, table: RouteTable): boolean {
  return (
    Object.hasOwn(table.static, pathname) ||
    Object.keys(table.wildcard).some(prefix => pathname.startsWith(`${prefix}/`)) ||
    Object.entries(table.dynamic).some(([prefix, below]) => {
      const rest = pathname.startsWith(`${prefix}/`) && /^[^/]+(\/.*)$/.exec(pathname.slice(prefix.length + 1))
      return rest ? loadsAsDocument(rest[1] ?? '', below) : false
    })
  )
}

/** Reads an answer of `/builds/meta/{id}.json`. Returns null where it has not the shape of a manifest for that build. */
export function readManifest(answer: unknown, id: string): BuildManifest | null {
  if (!isTable(answer) || answer.id !== id) return null
  const { matcher, prerendered } = answer
  return isRouteTable(matcher) && Array.isArray(prerendered) ? { id, matcher, prerendered } : null
}

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isRouteTable = (value: unknown): value is RouteTable =>
  isTable(value) &&
  isTable(value.static) &&
  isTable(value.wildcard) &&
  isTable(value.dynamic) &&
  Object.values(value.dynamic).every(isRouteTable)
