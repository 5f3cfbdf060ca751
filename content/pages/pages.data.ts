import type { GenericSchema } from 'valibot'
import { aboutUsSchema } from './about-us/about-us.schema.ts'
import { contactSchema } from './contact/contact.schema.ts'
import { downloadSchema } from './download/download.schema.ts'
import { homeSchema } from './home/home.schema.ts'
import { policyComparisonSchema } from './policy-comparison/policy-comparison.schema.ts'
import { policyHistorySchema } from './policy-history/policy-history.schema.ts'
import { privacyChoicesSchema } from './privacy-choices/privacy-choices.schema.ts'
import { streamerModeSchema } from './streamer-mode/streamer-mode.schema.ts'
import { yourDataSchema } from './your-data/your-data.schema.ts'
import { yourLocationSchema } from './your-location/your-location.schema.ts'

/** The pages with words of their own, by the folder that holds them. */
export const pageSchemas = {
  'about-us': aboutUsSchema,
  contact: contactSchema,
  download: downloadSchema,
  home: homeSchema,
  'policy-comparison': policyComparisonSchema,
  'policy-history': policyHistorySchema,
  'privacy-choices': privacyChoicesSchema,
  'streamer-mode': streamerModeSchema,
  'your-data': yourDataSchema,
  'your-location': yourLocationSchema
} as const satisfies Record<string, GenericSchema>
