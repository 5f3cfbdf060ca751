import type { GenericSchema } from 'valibot'
import { aboutUsSchema } from './about-us/about-us.schema.ts'
import { ambassadorsPageSchema } from './ambassadors/ambassadors-page.schema.ts'
import { contactSchema } from './contact/contact.schema.ts'
import { downloadSchema } from './download/download.schema.ts'
import { liveEventSchema } from './harbour-classic/live-event.schema.ts'
import { homeSchema } from './home/home.schema.ts'
import { liveSeriesSchema } from './live-series/live-series.schema.ts'
import { privacyChoicesSchema } from './privacy-choices/privacy-choices.schema.ts'
import { streamerModeSchema } from './streamer-mode/streamer-mode.schema.ts'
import { seriesSchema } from './sunday-major/series.schema.ts'
import { tournamentsSchema } from './tournaments/tournaments.schema.ts'
import { yourDataSchema } from './your-data/your-data.schema.ts'
import { yourLocationSchema } from './your-location/your-location.schema.ts'

/** The pages with words of their own, by the folder that holds them. */
export const pageSchemas = {
  'about-us': aboutUsSchema,
  ambassadors: ambassadorsPageSchema,
  contact: contactSchema,
  download: downloadSchema,
  'falcon-series': seriesSchema,
  'harbour-classic': liveEventSchema,
  'highland-open': liveEventSchema,
  home: homeSchema,
  'live-series': liveSeriesSchema,
  'privacy-choices': privacyChoicesSchema,
  'streamer-mode': streamerModeSchema,
  'sunday-major': seriesSchema,
  tournaments: tournamentsSchema,
  'your-data': yourDataSchema,
  'your-location': yourLocationSchema
} as const satisfies Record<string, GenericSchema>
