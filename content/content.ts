import type { InferOutput } from 'valibot'
import type { Locale } from '../app/domain/locales/locale.ts'
import type { SiteId } from '../app/domain/sites/site-id.ts'
import type { Ambassador } from './ambassadors/ambassadors.schema.ts'
import type { Post } from './blog/posts.schema.ts'
import type { Claim } from './claims/claims.schema.ts'
import type { CountryRule } from './country-rules/country-rules.schema.ts'
import type { Build } from './downloads/builds.schema.ts'
import type { Figures } from './figures/figures.schema.ts'
import type { GameExamples } from './games/examples.schema.ts'
import type { GameFormat } from './games/formats.schema.ts'
import type { GameGuides } from './games/guides.schema.ts'
import type { SpinGold } from './games/spin-gold.schema.ts'
import type { Stakes } from './games/stakes.schema.ts'
import type { StartingHands } from './games/starting-hands.schema.ts'
import type { GlossaryTerm } from './glossary/terms.schema.ts'
import type { DailyHand } from './hands/hands.schema.ts'
import type { LegalPosition } from './legal-positions/legal-positions.schema.ts'
import type { MailKind, MailWords } from './mails/mails.schema.ts'
import type { Navigation } from './navigation/navigation.schema.ts'
import type { Offer } from './offers/offers.schema.ts'
import type { Promotions } from './offers/promotions.schema.ts'
import type { Oversight } from './oversight/oversight.schema.ts'
import type { pageSchemas } from './pages/pages.schema.ts'
import type { PageSection } from './pages/sections.schema.ts'
import type { Payments } from './payments/payments.schema.ts'
import type { PictureWords } from './pictures/pictures.schema.ts'
import type { PlayersSample } from './players-online/players-online.schema.ts'
import type { Policy } from './policies/policy.schema.ts'
import type { Redirect } from './redirects/redirects.schema.ts'
import type { Series } from './series/series.schema.ts'
import type { Result } from './tournaments/results.schema.ts'
import type { Structure } from './tournaments/structures.schema.ts'
import type { DailyTournament, FeaturedTournament } from './tournaments/tournaments.schema.ts'
import type { TrustMark } from './trust-marks/trust-marks.schema.ts'
import type { WorldRecord } from './world-record/world-record.schema.ts'

export type PageSlug = keyof typeof pageSchemas

/** The words of every page, their placeholders not yet filled. */
export type Pages = { [Slug in PageSlug]: Record<Locale, InferOutput<(typeof pageSchemas)[Slug]>> }

/** Words of a page in one language that count from a day, or an instant, on. */
export type LaterWords = { validFrom: string; words: PageWords }

/** A page that begins on a day, as other dated records that have one. */
export type ComingPage = {
  id: string
  name: { en: string }
  path: string
  sites: readonly SiteId[]
  successor: null
  validFrom: string
}

/** The words of one page. */
export type PageWords<Slug extends PageSlug = PageSlug> = Pages[Slug][Locale]

export type WithdrawnOffer = Offer & { withdrawnAt: string; reason: string }

/** Everything that editors change, as one consistent reading of the folder. `version` changes with any file. */
export type Content = {
  version: string
  figures: Figures
  /** Without those that are withdrawn. */
  offers: Offer[]
  /** Offers that someone has withdrawn, shown nowhere: their pages answer that they are gone. The database says which; files alone give none. */
  withdrawnOffers: WithdrawnOffer[]
  promotions: Promotions
  legalPositions: LegalPosition[]
  countryRules: CountryRule[]
  claims: Claim[]
  featuredTournaments: FeaturedTournament[]
  dailyTournaments: DailyTournament[]
  structures: Structure[]
  results: Result[]
  series: Series[]
  ambassadors: Ambassador[]
  /** The ambassadors by the operator's own list, in its order; null without one. */
  team: readonly { slug: string; name: string }[] | null
  trustMarks: TrustMark[]
  worldRecord: WorldRecord
  builds: Build[]
  payments: Payments
  oversight: Oversight
  playersOnline: PlayersSample
  navigation: Navigation
  pages: Pages
  /** The sections of pages, in their order, by the folder of their words. */
  sections: Readonly<Record<string, readonly PageSection[]>>
  /** The later words of `pages`, by `{page}/{locale}`, the earliest first. */
  laterWords: Readonly<Record<string, readonly LaterWords[]>>
  /** The words in place of those of `pages` where nobody can join. */
  closedWords: Readonly<Record<Locale, Readonly<Partial<Record<PageSlug, Partial<PageWords>>>>>>
  /** Pages that have no words yet: they begin with the first ones. */
  comingPages: readonly ComingPage[]
  policies: Record<string, Record<Locale, Policy>>
  /** Every version of every policy, the newest first: the current one, earlier ones, and those that are to come. */
  policyVersions: Record<string, Record<Locale, Policy>[]>
  posts: Post[]
  stakes: Stakes
  gameGuides: GameGuides
  gameFormats: GameFormat[]
  startingHands: StartingHands
  spinGold: SpinGold
  gameExamples: GameExamples
  hands: DailyHand[]
  glossary: GlossaryTerm[]
  offerTerms: GlossaryTerm[]
  redirects: Redirect[]
  pictures: PictureWords
  mails: Record<MailKind, Record<Locale, MailWords>>
}
