import type { InferOutput } from 'valibot'
import type { Locale } from '../app/domain/locales/locale.ts'
import type { SiteId } from '../app/domain/sites/site-id.ts'
import type { Ambassador } from './ambassadors/ambassadors.schema.ts'
import type { Post } from './blog/posts.schema.ts'
import type { CountryRule } from './country-rules/country-rules.schema.ts'
import type { Figures } from './figures/figures.schema.ts'
import type { MailKind, MailWords } from './mails/mails.schema.ts'
import type { Navigation } from './navigation/navigation.schema.ts'
import type { Offer } from './offers/offers.schema.ts'
import type { pageSchemas } from './pages/pages.schema.ts'
import type { PageSection } from './pages/sections.schema.ts'
import type { Policy } from './policies/policy.schema.ts'
import type { Records } from './records.schema.ts'

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

/** Everything that editors change, as one consistent reading of the folder: the collections of records, and what is made of them and of other files. */
export type Content = Omit<Records, 'territories' | 'countryRules' | 'ambassadors' | 'navigation' | 'posts'> & {
  /** Changes with any file. */
  version: string
  figures: Figures
  /** Offers that someone has withdrawn, which are no longer in `offers` and shown nowhere: their pages answer that they are gone. The database says which; files alone give none. */
  withdrawnOffers: WithdrawnOffer[]
  countryRules: CountryRule[]
  ambassadors: Ambassador[]
  /** The ambassadors by the operator's own list, in its order; null without one. */
  team: readonly { slug: string; name: string }[] | null
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
  mails: Record<MailKind, Record<Locale, MailWords>>
}
