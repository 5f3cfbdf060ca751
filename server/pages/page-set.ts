import { datedRecords } from '../../app/site/dated/dated-records.ts'
import { tracedValue } from '../../app/site/page/content-trace.ts'
import { rowsAt } from '../../app/site/page/record-pages.ts'
import type { Content } from '../../content/content.ts'
import { contentHash } from './compress.ts'
import type { Pages, StoredPage } from './page-store.ts'

/** All pages of one reading of the content, and a hash of everything that any of them read of it, by the names of their traces. */
export type PageSet = { version: string; pages: Pages; values: ReadonlyMap<string, string> }

/**
 * By this name every page reads which pages there are: its menus and links lead to them, and leave out those that records have not brought yet or have taken away.
 * What time alone changes of it is not meant: a page keeps the boundaries of what it links to.
 */
export const standingPages = 'standing pages'

/** Nothing rendered yet. */
export const noPages: PageSet = { version: '', pages: new Map(), values: new Map() }

/** Puts pages together that are all true of some content. */
export function pageSetOf(pages: Pages, content: Content): PageSet {
  const names = new Set([...pages.values()].flatMap(({ reads }) => reads))
  return { version: content.version, pages, values: new Map([...names].map(name => [name, valueOf(content, name)])) }
}

/** The names of a set's traces whose values are others in some content. */
export function changedNames({ version, values }: PageSet, content: Content): ReadonlySet<string> {
  if (version === content.version) return new Set()
  return new Set([...values].filter(([name, value]) => valueOf(content, name) !== value).map(([name]) => name))
}

/** The pages of a set that read nothing of what has changed: they are true of the new content as well. In: the set, and the names that have changed. */
export function untouchedPages({ pages }: PageSet, changed: ReadonlySet<string>): Pages {
  return changed.size === 0 ? pages : new Map([...pages].filter(([, page]) => !isTouched(page, changed)))
}

const isTouched = ({ reads }: StoredPage, changed: ReadonlySet<string>) => reads.some(name => changed.has(name))

const valueOf = (content: Content, name: string): string =>
  contentHash(JSON.stringify(name === standingPages ? pagesEver(content) : tracedValue(content, name)) ?? 'nothing')

/** Every page that the content ever brings, with the dates of those that come and go. */
const pagesEver = (content: Content) => [
  rowsAt(content, endOfTime).map(({ path, sites }) => [path, sites]),
  datedRecords(content).map(({ id, path, sites, validFrom, validUntil, reviewBy, successor, withdrawnAt }) => [
    id,
    path,
    sites,
    [validFrom, validUntil, reviewBy, successor, withdrawnAt]
  ])
]

const endOfTime = new Date(8.64e15)
