import { downloadLink } from '../../site/page/download-link.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import type { Linking } from './live-navigation.ts'

/** The links of a page's menus: they lead to the download only where the visitor may download. */
export function menuLinking(page: PageScope): Linking {
  if (downloadLink(page) !== null) return page
  const link: Linking['link'] = (value, siteType) =>
    /^\/?download\/?$/.test(value) ? null : page.link(value, siteType)
  return { ...page, link }
}
