import { siteMap } from '../../app/site/site-map/site-map.data.ts'

/** The parameters of a query that change a page: with one of them a process answers. */
export const ownParameters: readonly string[] = [
  ...new Set(['embedded', 'lighthouse', 'is_Lighthouse', ...siteMap.flatMap(({ readsQuery = [] }) => readsQuery)])
].sort()
