import { sites } from './sites.data.ts'

/** The region sites of one deployment. */
export const siteIds = sites.map(({ id }) => id)
export type SiteId = (typeof sites)[number]['id']
