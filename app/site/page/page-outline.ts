import type { SiteMapRow } from '../site-map/site-map.data.ts'
import { inducementShown } from './inducement-shown.ts'
import { pagePolicy, shownCopy } from './page-copy.ts'
import type { PageScope } from './page-scope.ts'
import { recordWords } from './record-pages.ts'
import type { RecordWords } from './record-words.ts'
import { policyWords } from './version-pages.ts'

/** The h1 of a page, what is below it, its headings by anchor, in order, and what they are called where the page says so. */
export type Outline = Pick<RecordWords, 'title' | 'lead' | 'headings'> & { contentsTitle: string | null }

/** The parts of the page that a layout shows around it. Throws where the page has no words. */
export function pageOutline(scope: PageScope): Outline {
  const record = policyWords(scope) ?? recordWords(scope)
  if (record) return { ...record, contentsTitle: null }
  const copy = shownCopy(scope)
  const { title, lead } = 'jumbotron' in copy ? copy.jumbotron : copy
  return {
    title,
    lead,
    contentsTitle: 'contentsTitle' in copy ? copy.contentsTitle : null,
    headings: headingsOf(copy, scope)
  }
}

/** The name of another page of the site in a list of pages: its h1 as this visitor would read it. Throws where it has no words. */
export function pageName(scope: PageScope, row: SiteMapRow): string {
  const other = { ...scope, row, path: row.path }
  const policy = pagePolicy(other)
  if (policy) return policy.title
  const copy = shownCopy(other)
  return 'jumbotron' in copy ? copy.jumbotron.title : copy.title
}

/** Keys that are no sections of the page's text. */
const unlisted = new Set(['meta', 'neutral', 'next'])

/** In the order of the page: of its sections that the audience may be shown, else of its words. */
function headingsOf(copy: object, scope: PageScope): Outline['headings'] {
  const { content, row } = scope
  const sections = content.sections[row?.words ?? row?.screen ?? '']
    ?.filter(({ only }) => !only || inducementShown(scope, only))
    .map(({ id }) => id)
  const words = new Map<string, { title?: unknown } | undefined>(Object.entries(copy))
  return (sections ?? [...words.keys()]).flatMap(key => {
    const title = words.get(key)?.title
    return !unlisted.has(key) && typeof title === 'string' ? [{ id: anchorOf(key), title }] : []
  })
}

/** The anchor of a section of page copy: lossOfStatus is loss-of-status. */
export const anchorOf = (key: string): string => key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
