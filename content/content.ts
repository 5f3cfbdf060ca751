import type { InferOutput } from 'valibot'
import type { LiveLocale } from '../app/site/locales/locale.ts'
import type { Ambassador } from './ambassadors/ambassadors.schema.ts'
import type { Post } from './blog/posts.schema.ts'
import type { CountryRule } from './country-rules/country-rules.schema.ts'
import type { Build } from './downloads/builds.schema.ts'
import type { Figures } from './figures/figures.schema.ts'
import type { MailKind, MailWords } from './mails/mails.schema.ts'
import type { Navigation } from './navigation/navigation.schema.ts'
import type { Offer } from './offers/offers.schema.ts'
import type { pageSchemas } from './pages/pages.data.ts'
import type { PictureWords } from './pictures/pictures.schema.ts'
import type { PlayersSample } from './players-online/players-online.schema.ts'
import type { Policy } from './policies/policy.schema.ts'
import type { Redirect } from './redirects/redirects.schema.ts'
import type { FeaturedTournament } from './tournaments/tournaments.schema.ts'
import type { TrustMark } from './trust-marks/trust-marks.schema.ts'
import type { WorldRecord } from './world-record/world-record.schema.ts'

export type PageSlug = keyof typeof pageSchemas

/** The words of every page, their placeholders not yet filled. */
export type Pages = { [Slug in PageSlug]: Record<LiveLocale, InferOutput<(typeof pageSchemas)[Slug]>> }

/** Everything that editors change, as one consistent reading of the folder. `version` changes with any file. */
export type Content = {
  version: string
  figures: Figures
  offers: Offer[]
  countryRules: CountryRule[]
  featuredTournaments: FeaturedTournament[]
  ambassadors: Ambassador[]
  trustMarks: TrustMark[]
  worldRecord: WorldRecord
  builds: Build[]
  playersOnline: PlayersSample
  navigation: Navigation
  pages: Pages
  policies: Record<string, Record<LiveLocale, Policy>>
  posts: Post[]
  redirects: Redirect[]
  pictures: PictureWords
  mails: Record<MailKind, Record<LiveLocale, MailWords>>
}
