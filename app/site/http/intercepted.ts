import { notPages } from './not-pages.data.ts'

type Address = Pick<URL, 'origin' | 'pathname' | 'search'>

const otherLocale = /^\/[a-z]{2}(-[a-z]{2})?\//

/** Whether a navigation shows a payload instead of loading the document. `base` is the path of the document's locale, `<html data-base>`. */
export function isIntercepted(to: Address, from: Pick<URL, 'origin'>, base: string): boolean {
  if (to.origin !== from.origin || to.search || !to.pathname.startsWith(base) || !to.pathname.endsWith('/'))
    return false
  const path = to.pathname.slice(base.length - 1)
  return !notPages.some(tree => to.pathname.startsWith(tree) || path.startsWith(tree)) && !otherLocale.test(path)
}
