type Address = Pick<URL, 'origin' | 'pathname' | 'search'>

/** Addresses that are no pages: calls and downloads. */
const notPages = /^\/(api|download\/start|sample-client|support-desk|network)\//
const otherLocale = /^\/[a-z]{2}(-[a-z]{2})?\//

/** Whether a navigation shows a payload instead of loading the document. `base` is the path of the document's locale, `<html data-base>`. */
export function isIntercepted(to: Address, from: Pick<URL, 'origin'>, base: string): boolean {
  if (to.origin !== from.origin || to.search || !to.pathname.startsWith(base) || !to.pathname.endsWith('/'))
    return false
  const path = to.pathname.slice(base.length - 1)
  return !notPages.test(to.pathname) && !notPages.test(path) && !otherLocale.test(path)
}
