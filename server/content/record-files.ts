import { siteMap } from '../../app/site/site-map/site-map.data.ts'
import { recordFilesOf } from '../../content/records.schema.ts'

/** The file and the schema of each collection of records. */
export const recordFiles = recordFilesOf(siteMap)
