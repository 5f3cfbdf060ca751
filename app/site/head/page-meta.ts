import { pagePolicy, shownCopy } from '../page/page-copy.ts'
import type { PageScope } from '../page/page-scope.ts'
import { recordWords } from '../page/record-pages.ts'

/** The title and the description that a page gives to browser tabs, search results and shared links, without the brand. Throws where it has none. */
export function pageMeta(scope: PageScope): { title: string; description: string } {
  return (pagePolicy(scope) ?? recordWords(scope) ?? shownCopy(scope)).meta
}

/** "Titles are `{title} {separator} {name}` (site meta)". */
export const pageTitle = (title: string, { separator, name }: { separator: string; name: string }): string =>
  `${title} ${separator} ${name}`
