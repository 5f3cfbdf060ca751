import type { LiveLocale } from '../locales/locale.ts'
import type { SiteId } from './site-id.ts'

/** The names of the regions that are no country, in each live language. */
export const regionNames = {
  global: { fr: 'International', en: 'Global' },
  europe: { fr: 'Europe', en: 'Europe' },
  ontario: { fr: 'Canada (Ontario)', en: 'Canada (Ontario)' },
  bosnia: { fr: 'Bosnie-Herzégovine', en: 'Bosnia and Herzegovina' }
} as const satisfies Partial<Record<SiteId, Record<LiveLocale, string>>>
