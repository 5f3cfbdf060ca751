/** A page at one address, and what of the content its renders have read, by the names of a trace. */
export type TracedPage = { siteId: string; path: string; reads: readonly string[] }

/** A page that uses something of the content: on which sites, and what of it. */
export type Use = { path: string; sites: string[]; fields: string[] }

/** The fields by which records are chosen. Every page that lists some of them looks at these fields of all, and shows nothing of those that it leaves out. */
const choosing = new Set([
  'id',
  'slug',
  'kind',
  'sites',
  'headlineSites',
  'validFrom',
  'validUntil',
  'publishedAt',
  'path',
  'successor',
  'withdrawnAt',
  'reviewBy',
  'adHours',
  'game',
  'month',
  'weekday',
  'startUtc',
  'placement'
])

/** The pages that use something of the content, by path. A record that is only read to be left out is not used. */
export function usesOf(pages: readonly TracedPage[], asked: string): Use[] {
  const parts = asked.split('/')
  const uses = new Map<string, Use>()
  for (const { siteId, path, reads } of pages) {
    const found = reads.filter(name => names(name, parts) && !isChoice(name))
    if (found.length === 0) continue
    const use = uses.get(path) ?? { path, sites: [], fields: [] }
    uses.set(path, {
      path,
      sites: [...new Set([...use.sites, siteId])],
      fields: [...new Set([...use.fields, ...found.map(name => name.split('/').at(-1) ?? '')])].filter(
        field => !parts.includes(field)
      )
    })
  }
  return [...uses.values()].sort((one, other) => one.path.localeCompare(other.path))
}

/** Every name that some page has read. */
export const namesRead = (pages: readonly TracedPage[]): ReadonlySet<string> =>
  new Set(pages.flatMap(({ reads }) => reads))

/** Whether the parts are side by side in a name. */
const names = (name: string, parts: readonly string[]) => `/${name}/`.includes(`/${parts.join('/')}/`)

const isChoice = (name: string) => {
  const [, record, field] = name.split('/')
  return record !== undefined && field !== undefined && choosing.has(field)
}
