import type * as v from 'valibot'
import { siteMap } from '../../app/site/site-map/site-map.data.ts'
import { ambassadors } from '../../content/ambassadors/ambassadors.schema.ts'
import { posts } from '../../content/blog/posts.schema.ts'
import { claims } from '../../content/claims/claims.schema.ts'
import { countryRules } from '../../content/country-rules/country-rules.schema.ts'
import { territories } from '../../content/country-rules/territories.schema.ts'
import { builds } from '../../content/downloads/builds.schema.ts'
import { gameExamples } from '../../content/games/examples.schema.ts'
import { gameFormats } from '../../content/games/formats.schema.ts'
import { gameGuides } from '../../content/games/guides.schema.ts'
import { spinGold } from '../../content/games/spin-gold.schema.ts'
import { stakes } from '../../content/games/stakes.schema.ts'
import { startingHands } from '../../content/games/starting-hands.schema.ts'
import { glossary, offerTerms } from '../../content/glossary/terms.schema.ts'
import { hands } from '../../content/hands/hands.schema.ts'
import { legalPositions } from '../../content/legal-positions/legal-positions.schema.ts'
import { navigation } from '../../content/navigation/navigation.schema.ts'
import { offers } from '../../content/offers/offers.schema.ts'
import { promotions } from '../../content/offers/promotions.schema.ts'
import { oversight } from '../../content/oversight/oversight.schema.ts'
import { payments } from '../../content/payments/payments.schema.ts'
import { pictures } from '../../content/pictures/pictures.schema.ts'
import { playersOnline } from '../../content/players-online/players-online.schema.ts'
import { redirects } from '../../content/redirects/redirects.schema.ts'
import { seriesList } from '../../content/series/series.schema.ts'
import { results } from '../../content/tournaments/results.schema.ts'
import { structures } from '../../content/tournaments/structures.schema.ts'
import { dailyTournaments, featuredTournaments } from '../../content/tournaments/tournaments.schema.ts'
import { trustMarks } from '../../content/trust-marks/trust-marks.schema.ts'
import { worldRecord } from '../../content/world-record/world-record.schema.ts'

/** The collections of records: the file of each in the folder of content, and its schema. */
export const recordFiles = {
  claims: { file: 'claims/claims.yaml', schema: claims },
  offers: { file: 'offers/offers.yaml', schema: offers(siteMap) },
  legalPositions: { file: 'legal-positions/legal-positions.yaml', schema: legalPositions },
  promotions: { file: 'offers/promotions.yaml', schema: promotions },
  countryRules: { file: 'country-rules/country-rules.yaml', schema: countryRules },
  territories: { file: 'country-rules/territories.yaml', schema: territories },
  featuredTournaments: { file: 'tournaments/featured.yaml', schema: featuredTournaments },
  dailyTournaments: { file: 'tournaments/daily.yaml', schema: dailyTournaments },
  results: { file: 'tournaments/results.yaml', schema: results },
  structures: { file: 'tournaments/structures.yaml', schema: structures },
  series: { file: 'series/series.yaml', schema: seriesList },
  ambassadors: { file: 'ambassadors/ambassadors.yaml', schema: ambassadors },
  trustMarks: { file: 'trust-marks/trust-marks.yaml', schema: trustMarks },
  worldRecord: { file: 'world-record/world-record.yaml', schema: worldRecord },
  builds: { file: 'downloads/builds.yaml', schema: builds },
  payments: { file: 'payments/payments.yaml', schema: payments },
  oversight: { file: 'oversight/oversight.yaml', schema: oversight },
  playersOnline: { file: 'players-online/sample.yaml', schema: playersOnline },
  navigation: { file: 'navigation/navigation.yaml', schema: navigation },
  posts: { file: 'blog/posts.yaml', schema: posts },
  stakes: { file: 'games/stakes.yaml', schema: stakes },
  gameGuides: { file: 'games/guides.yaml', schema: gameGuides },
  gameFormats: { file: 'games/formats.yaml', schema: gameFormats },
  startingHands: { file: 'games/starting-hands.yaml', schema: startingHands },
  spinGold: { file: 'games/spin-gold.yaml', schema: spinGold },
  gameExamples: { file: 'games/examples.yaml', schema: gameExamples },
  hands: { file: 'hands/hands.yaml', schema: hands },
  glossary: { file: 'glossary/terms.yaml', schema: glossary },
  offerTerms: { file: 'glossary/terms-of-offers.yaml', schema: offerTerms },
  pictures: { file: 'pictures/pictures.yaml', schema: pictures },
  redirects: { file: 'redirects/redirects.yaml', schema: redirects(siteMap) }
} as const satisfies Record<string, { file: string; schema: v.GenericSchema }>
