import * as v from 'valibot'
import { locales } from '../locales/locale.ts'
import { siteIds } from '../regions/site-id.ts'

/** A choice of the region selector: one site in one of its languages. `id` is the site id, `url` carries force=1, `imagePath` is the flag. */
export const regionEntrySchema = v.strictObject({
  id: v.picklist(siteIds),
  url: v.pipe(v.string(), v.includes('force=1')),
  imagePath: v.string(),
  countryName: v.string(),
  languageName: v.string(),
  locale: v.picklist(locales),
  localeName: v.string()
})

export type RegionEntry = v.InferOutput<typeof regionEntrySchema>
