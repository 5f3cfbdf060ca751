import { withPageQuery } from '../../site/links/region-link.ts'

/** "Choosing a language keeps page and query": a pressed region link carries the query of the address bar along. */
export function startRegionLinks(): void {
  const carryQuery = ({ target }: Event) => {
    const link = (target as Element).closest?.('a[data-region-link]')
    const href = link?.getAttribute('href')
    if (link && href) link.setAttribute('href', withPageQuery(href, location.search))
  }
  for (const press of ['click', 'auxclick']) addEventListener(press, carryQuery, true)
}
