import type { GenericSchema } from 'valibot'
import { aboutUsSchema } from './about-us/about-us.schema.ts'
import { affiliatesSchema } from './affiliates/affiliates.schema.ts'
import { channelingSolutionSchema } from './channeling-solution/channeling-solution.schema.ts'
import { contactSchema } from './contact/contact.schema.ts'
import { downloadSchema } from './download/download.schema.ts'
import { homeSchema } from './home/home.schema.ts'
import { partnersSchema } from './partners/partners.schema.ts'
import { privacyChoicesSchema } from './privacy-choices/privacy-choices.schema.ts'
import { siteIndexSchema } from './site-index/site-index.schema.ts'
import { streamerModeSchema } from './streamer-mode/streamer-mode.schema.ts'
import { streamerRewardsSchema } from './streamer-rewards/streamer-rewards.schema.ts'
import { yourDataSchema } from './your-data/your-data.schema.ts'
import { yourLocationSchema } from './your-location/your-location.schema.ts'

/** The pages with words of their own, by the folder that holds them. */
export const pageSchemas = {
  'about-us': aboutUsSchema,
  affiliates: affiliatesSchema,
  'channeling-solution': channelingSolutionSchema,
  contact: contactSchema,
  download: downloadSchema,
  home: homeSchema,
  partners: partnersSchema,
  'privacy-choices': privacyChoicesSchema,
  'site-index': siteIndexSchema,
  'streamer-mode': streamerModeSchema,
  'streamer-rewards': streamerRewardsSchema,
  'your-data': yourDataSchema,
  'your-location': yourLocationSchema
} as const satisfies Record<string, GenericSchema>
