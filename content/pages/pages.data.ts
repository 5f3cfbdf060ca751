import type { GenericSchema } from 'valibot'
import { aboutUsSchema } from './about-us/about-us.schema.ts'
import { contactSchema } from './contact/contact.schema.ts'
import { dailyPromosSchema } from './daily-promos/daily-promos.schema.ts'
import { downloadSchema } from './download/download.schema.ts'
import { eveningsSchema } from './evenings/evenings.schema.ts'
import { homeSchema } from './home/home.schema.ts'
import { jackpotsSchema } from './jackpots/jackpots.schema.ts'
import { leaderboardSchema } from './leaderboard-holdem/leaderboard.schema.ts'
import { loyaltySchema } from './loyalty/loyalty.schema.ts'
import { privacyChoicesSchema } from './privacy-choices/privacy-choices.schema.ts'
import { promotionsSchema } from './promotions/promotions.schema.ts'
import { streamerModeSchema } from './streamer-mode/streamer-mode.schema.ts'
import { welcomeBonusSchema } from './welcome-bonus/welcome-bonus.schema.ts'
import { yourDataSchema } from './your-data/your-data.schema.ts'
import { yourLocationSchema } from './your-location/your-location.schema.ts'

/** The pages with words of their own, by the folder that holds them. */
export const pageSchemas = {
  'about-us': aboutUsSchema,
  contact: contactSchema,
  download: downloadSchema,
  home: homeSchema,
  'privacy-choices': privacyChoicesSchema,
  'streamer-mode': streamerModeSchema,
  'your-data': yourDataSchema,
  'your-location': yourLocationSchema,
  promotions: promotionsSchema,
  'welcome-bonus': welcomeBonusSchema,
  'daily-promos': dailyPromosSchema,
  evenings: eveningsSchema,
  'leaderboard-holdem': leaderboardSchema,
  'leaderboard-omaha': leaderboardSchema,
  'leaderboard-short-deck': leaderboardSchema,
  'leaderboard-spin-gold': leaderboardSchema,
  jackpots: jackpotsSchema,
  loyalty: loyaltySchema
} as const satisfies Record<string, GenericSchema>
