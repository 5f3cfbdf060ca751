import { withPageQuery } from '../../site/links/region-link.ts'

/** "Choosing a language keeps page and query": a pressed region link carries the query along that stands in the address bar. Out: how to stop. */
export function startRegionLinks(): () => void {
  const carryQuery = ({ target }: Event) => {
    const link = (target as Element).closest?.('a[data-region-link]')
    const href = link?.getAttribute('href')
    if (link && href) link.setAttribute('href', withPageQuery(href, location.search))
  }
  const presses = ['click', 'auxclick']
  for (const press of presses) addEventListener(press, carryQuery, true)
  return () => {
    for (const press of presses) removeEventListener(press, carryQuery, true)
  }
}
