import type * as v from 'valibot'
import { ambassadors } from './ambassadors/ambassadors.schema.ts'
import { posts } from './blog/posts.schema.ts'
import { claims } from './claims/claims.schema.ts'
import { countryRules, territories } from './country-rules/country-rules.schema.ts'
import { builds } from './downloads/builds.schema.ts'
import { gameExamples, gameFormats, gameGuides, spinGold, stakes, startingHands } from './games/games.schema.ts'
import { glossary, offerTerms } from './glossary/terms.schema.ts'
import { hands } from './hands/hands.schema.ts'
import { legalPositions } from './legal-positions/legal-positions.schema.ts'
import { navigation } from './navigation/navigation.schema.ts'
import { offers } from './offers/offers.schema.ts'
import { promotions } from './offers/promotions.schema.ts'
import { oversight } from './oversight/oversight.schema.ts'
import { payments } from './payments/payments.schema.ts'
import { pictures } from './pictures/pictures.schema.ts'
import { playersOnline } from './players-online/players-online.schema.ts'
import { redirects } from './redirects/redirects.schema.ts'
import { seriesList } from './series/series.schema.ts'
import { dailyTournaments, featuredTournaments, results, structures } from './tournaments/tournaments.schema.ts'
import { trustMarks } from './trust-marks/trust-marks.schema.ts'
import { worldRecord } from './world-record/world-record.schema.ts'

type Pages = Parameters<typeof offers>[0] & Parameters<typeof redirects>[0]

/** The collections of records: the file of each in the folder of content, and its schema. In: the pages of the site map. */
export const recordFilesOf = (pages: Pages) =>
  ({
    claims: { file: 'claims/claims.yaml', schema: claims },
    offers: { file: 'offers/offers.yaml', schema: offers(pages) },
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
    redirects: { file: 'redirects/redirects.yaml', schema: redirects(pages) }
  }) as const satisfies Record<string, { file: string; schema: v.GenericSchema }>

type RecordFiles = ReturnType<typeof recordFilesOf>

/** The records of each collection as its file has them. */
export type Records = { [Name in keyof RecordFiles]: v.InferOutput<RecordFiles[Name]['schema']> }
