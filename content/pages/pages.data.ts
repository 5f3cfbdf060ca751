import type { GenericSchema } from 'valibot'
import { aboutUsSchema } from './about-us/about-us.schema.ts'
import { accessibilitySchema } from './accessibility/accessibility.schema.ts'
import { ambassadorsPageSchema } from './ambassadors/ambassadors-page.schema.ts'
import { blogPageSchema } from './blog/blog.schema.ts'
import { cashGamesSchema } from './cash-games/cash-games.schema.ts'
import { channelingSolutionSchema } from './channeling-solution/channeling-solution.schema.ts'
import { complaintsSchema } from './complaints/complaints.schema.ts'
import { contactSchema } from './contact/contact.schema.ts'
import { dailyPromosSchema } from './daily-promos/daily-promos.schema.ts'
import { depositsSchema } from './deposits/deposits.schema.ts'
import { downloadSchema } from './download/download.schema.ts'
import { equityCalculatorSchema } from './equity-calculator/equity-calculator.schema.ts'
import { eveningsSchema } from './evenings/evenings.schema.ts'
import { fundsSchema } from './funds/funds.schema.ts'
import { getStartedSchema } from './get-started/get-started.schema.ts'
import { glossaryPageSchema } from './glossary/glossary.schema.ts'
import { handSchema } from './hand/hand.schema.ts'
import { handRankingsSchema } from './hand-rankings/hand-rankings.schema.ts'
import { liveEventSchema } from './harbour-classic/live-event.schema.ts'
import { helpSchema } from './help/help.schema.ts'
import { homeSchema } from './home/home.schema.ts'
import { howToPlaySchema } from './how-to-play/how-to-play.schema.ts'
import { jackpotsSchema } from './jackpots/jackpots.schema.ts'
import { leaderboardSchema } from './leaderboard-holdem/leaderboard.schema.ts'
import { liveSeriesSchema } from './live-series/live-series.schema.ts'
import { loyaltySchema } from './loyalty/loyalty.schema.ts'
import { officialSiteSchema } from './official-site/official-site.schema.ts'
import { pokerSchoolSchema } from './poker-school/poker-school.schema.ts'
import { policyComparisonSchema } from './policy-comparison/policy-comparison.schema.ts'
import { policyHistorySchema } from './policy-history/policy-history.schema.ts'
import { privacyChoicesSchema } from './privacy-choices/privacy-choices.schema.ts'
import { promotionsSchema } from './promotions/promotions.schema.ts'
import { realMoneyPokerSchema } from './real-money-poker/real-money-poker.schema.ts'
import { siteIndexSchema } from './site-index/site-index.schema.ts'
import { spinGoldSchema } from './spin-gold/spin-gold.schema.ts'
import { streamerModeSchema } from './streamer-mode/streamer-mode.schema.ts'
import { streamerRewardsSchema } from './streamer-rewards/streamer-rewards.schema.ts'
import { structureSheetSchema } from './structure-sheet/structure-sheet.schema.ts'
import { seriesSchema } from './sunday-major/series.schema.ts'
import { gameGuideSchema } from './texas-holdem/game-guide.schema.ts'
import { tournamentsSchema } from './tournaments/tournaments.schema.ts'
import { uniqueFeaturesSchema } from './unique-features/unique-features.schema.ts'
import { welcomeBonusSchema } from './welcome-bonus/welcome-bonus.schema.ts'
import { whereCanIPlaySchema } from './where-can-i-play/where-can-i-play.schema.ts'
import { withdrawalsSchema } from './withdrawals/withdrawals.schema.ts'
import { yourDataSchema } from './your-data/your-data.schema.ts'
import { yourLocationSchema } from './your-location/your-location.schema.ts'

/** The pages with words of their own, by the folder that holds them. */
export const pageSchemas = {
  'about-us': aboutUsSchema,
  'channeling-solution': channelingSolutionSchema,
  accessibility: accessibilitySchema,
  complaints: complaintsSchema,
  'cash-games': cashGamesSchema,
  'get-started': getStartedSchema,
  'how-to-play': howToPlaySchema,
  'real-money-poker': realMoneyPokerSchema,
  'spin-gold': spinGoldSchema,
  'unique-features': uniqueFeaturesSchema,
  'texas-holdem': gameGuideSchema,
  omaha: gameGuideSchema,
  'short-deck': gameGuideSchema,
  blog: blogPageSchema,
  ambassadors: ambassadorsPageSchema,
  contact: contactSchema,
  deposits: depositsSchema,
  download: downloadSchema,
  funds: fundsSchema,
  help: helpSchema,
  'equity-calculator': equityCalculatorSchema,
  glossary: glossaryPageSchema,
  hand: handSchema,
  'hand-rankings': handRankingsSchema,
  'falcon-series': seriesSchema,
  'structure-sheet': structureSheetSchema,
  'harbour-classic': liveEventSchema,
  'highland-open': liveEventSchema,
  home: homeSchema,
  'official-site': officialSiteSchema,
  'poker-school': pokerSchoolSchema,
  'live-series': liveSeriesSchema,
  'policy-comparison': policyComparisonSchema,
  'policy-history': policyHistorySchema,
  'privacy-choices': privacyChoicesSchema,
  'site-index': siteIndexSchema,
  'streamer-mode': streamerModeSchema,
  'streamer-rewards': streamerRewardsSchema,
  withdrawals: withdrawalsSchema,
  'sunday-major': seriesSchema,
  tournaments: tournamentsSchema,
  'where-can-i-play': whereCanIPlaySchema,
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
