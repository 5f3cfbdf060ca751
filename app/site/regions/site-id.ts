/** The fourteen region sites of one deployment. */
export const siteIds = [
  'global',
  'europe',
  'belgium',
  'brazil',
  'bosnia',
  'ontario',
  'finland',
  'germany',
  'hungary',
  'netherlands',
  'philippines',
  'poland',
  'ukraine',
  'united-kingdom'
] as const
export type SiteId = (typeof siteIds)[number]
