import type { GenericSchema } from 'valibot'
import { aboutUsSchema } from './about-us/about-us.schema.ts'
import { blogPageSchema } from './blog/blog.schema.ts'
import { contactSchema } from './contact/contact.schema.ts'
import { downloadSchema } from './download/download.schema.ts'
import { equityCalculatorSchema } from './equity-calculator/equity-calculator.schema.ts'
import { glossaryPageSchema } from './glossary/glossary.schema.ts'
import { handRankingsSchema } from './hand-rankings/hand-rankings.schema.ts'
import { homeSchema } from './home/home.schema.ts'
import { pokerSchoolSchema } from './poker-school/poker-school.schema.ts'
import { privacyChoicesSchema } from './privacy-choices/privacy-choices.schema.ts'
import { streamerModeSchema } from './streamer-mode/streamer-mode.schema.ts'
import { yourDataSchema } from './your-data/your-data.schema.ts'
import { yourLocationSchema } from './your-location/your-location.schema.ts'

/** The pages with words of their own, by the folder that holds them. */
export const pageSchemas = {
  'about-us': aboutUsSchema,
  blog: blogPageSchema,
  contact: contactSchema,
  download: downloadSchema,
  'equity-calculator': equityCalculatorSchema,
  glossary: glossaryPageSchema,
  'hand-rankings': handRankingsSchema,
  home: homeSchema,
  'poker-school': pokerSchoolSchema,
  'privacy-choices': privacyChoicesSchema,
  'streamer-mode': streamerModeSchema,
  'your-data': yourDataSchema,
  'your-location': yourLocationSchema
} as const satisfies Record<string, GenericSchema>
