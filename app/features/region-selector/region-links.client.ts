import { withoutForce, withPageQuery } from '../../site/links/with-page-query.ts'

/**
 * "Choosing a language keeps page and query": a pressed region link carries the query of the address bar along. "`force=1` leaves the address bar by
 * `replaceState`": who shares the address chooses for nobody.
 */
export function startRegionLinks(): void {
  const { pathname, search, hash } = location
  const kept = withoutForce(search)
  if (kept !== search) history.replaceState(history.state, '', `${pathname}${kept}${hash}`)
  const carryQuery = ({ target }: Event) => {
    const link = (target as Element).closest?.('a[data-region-link]')
    const href = link?.getAttribute('href')
    if (link && href) link.setAttribute('href', withPageQuery(href, location.search))
  }
  for (const press of ['click', 'auxclick']) addEventListener(press, carryQuery, true)
}
