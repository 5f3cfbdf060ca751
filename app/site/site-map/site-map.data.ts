import type { Inducement } from '../../domain/law/inducement-kinds.data.ts'
import { type OfferKind, offerKinds } from '../../domain/law/offer-kinds.data.ts'
import { type SiteId, siteIds } from '../../domain/sites/site-id.ts'
import { siteOf } from '../../domain/sites/sites.ts'

export type LayoutName = 'contents-banner' | 'contents' | 'default'

export type SiteMapRow = {
  /** The route's name. */
  key: string
  /** The path of the page, the same in every locale. */
  path: string
  layout: LayoutName
  screen: string
  /** The master of its picture, at its top and in shared links. The page of one offer has that of the offer. */
  picture?: string
  /** The folder of `content/pages` that holds its words, where it is not named as the screen; `{slug}` pages and policies keep theirs elsewhere. */
  words?: string
  /** Compliance pages live on the site's own origin; contents pages also on the contents host. */
  kind: 'compliance' | 'contents'
  sites: 'all' | readonly SiteId[]
  /** A menu page that differs between sites of one language: each is its own canonical. */
  ownOnEverySite?: true
  /** A planned page has no content yet: it is neither linked nor served. The pages of a row with `{slug}` are those of its records (`record-pages.ts`). */
  status: 'live' | 'planned' | 'records'
  /** Names of middleware that decide before the page renders. There is none: a name is a fault of ours, 500. */
  middleware?: readonly string[]
  /** Differs from request to request: always rendered when it is asked for, never cached, and not for search engines. */
  perRequest?: true
  /** The facts of the visitor's device that change the page: it is cached once for each platform. */
  reads?: readonly 'platform'[]
  /** The parameters of the query that change the page: with one of them it is rendered when it is asked for. */
  readsQuery?: readonly string[]
  /** Lists several dated records, and stays when none of them is valid; any other page that records name comes and goes with them. */
  family?: true
  /** A page of help, protection or law, where nothing floats that invites to play. */
  sober?: true
  /** Shows offers of these kinds: to an audience that may see none of them, and while none may be shown, its words' `neutral` form is shown instead, and no menu names it. */
  offers?: readonly OfferKind[]
  /** Is about these: the same where one of them may not be shown. */
  inducements?: readonly Inducement[]
  /** Invites to sign up and to download: on a site that its own law closes to that, or lets inform alone, its words are others, nothing leads to it, and no one who searches is sent there. */
  joins?: true
  /** Its lead names amounts of tables that players of several countries share. */
  sharedPools?: true
  /** A page of the layout `contents` with its own picture at its head: its contents are a row below it, its sections as wide as the page. */
  contentsAbove?: true
  /** Has no neutral words: an audience that may not be shown it gets 404. */
  absentWhereHidden?: true
}

type Rest = Partial<SiteMapRow>
/** A live page of all sites, whose screen has the name of its key, unless `rest` says otherwise. */
const row = (key: string, path: string, rest: Rest = {}): SiteMapRow => ({
  key,
  path,
  layout: 'default',
  screen: key,
  kind: 'contents',
  sites: 'all',
  status: 'live',
  ...rest
})
const banner = (key: string, path: string, picture: string, rest: Rest = {}) =>
  row(key, path, { layout: 'contents-banner', picture, ...rest })
/** One of several pages below another, which share a screen: its words have the name of its folder. */
const below = (parent: string, name: string, picture: string, screen: string) =>
  banner(`${parent}-${name}`, `/${parent}/${name}/`, picture, { screen, words: name })
const text = (key: string, path: string, rest: Rest = {}) => row(key, path, { layout: 'contents', ...rest })
const policy = (key: string, path = `/${key}/`) =>
  text(key, path, { screen: 'policy', kind: 'compliance', sober: true })
const compliance = (key: string, path: string, rest: Rest = {}) => row(key, path, { kind: 'compliance', ...rest })

/** The sites that take players: those of no country, and those with a licence of theirs. */
const withPlayers = siteIds.filter(id => siteOf(id).licensed || siteOf(id).countryKey === null)

/** A table of the site's own ways to pay. */
const payments: Rest = { screen: 'funds-method', ownOnEverySite: true }

/** The sites whose law allows a room to put people in the spotlight (compliance, people). */
const withPeople = ['global', 'europe', 'germany', 'united-kingdom'] as const

/** The streamer programme is its cashback. */
const streaming: readonly Inducement[] = ['streamers', 'cashback']

/** The sites whose law lets them show offers at all (content/offers): the others do not have these pages. */
const offerSites: readonly SiteId[] = ['global', 'europe', 'germany', 'ontario', 'united-kingdom']

const offer = (name: string, kind: OfferKind, picture: string, rest: Rest) =>
  banner(`promotions-${name.replace('/', '-')}`, `/promotions/${name}/`, picture, {
    sites: offerSites,
    offers: [kind],
    ...rest
  })
const leaderboard = (game: string) =>
  offer(`daily-leaderboards/${game}`, 'daily-leaderboard', `format-${game}`, {
    screen: 'leaderboard',
    words: `leaderboard-${game}`
  })

/** Every page of the site, once. Routes, prerendering, sitemaps, navigation checks and the sweeps of the tests read this table. */
export const siteMap: readonly SiteMapRow[] = [
  row('index', '/', { screen: 'home', readsQuery: ['notice'] }),
  banner('about-us', '/about-us/', 'banner-about', { kind: 'compliance' }),
  banner('contact', '/contact/', 'banner-contact', { kind: 'compliance', sober: true }),
  policy('cookie-policy'),
  compliance('download', '/download/', {
    picture: 'devices',
    joins: true,
    reads: ['platform'],
    readsQuery: ['auto', 'joined', 'token', 'confirm', 'resent']
  }),
  policy('house-rules'),
  policy('payment-details-policy'),
  policy('privacy-policy'),
  policy('responsible-gaming'),
  text('streamer-mode', '/streamer-mode/', {
    picture: 'banner-streamer',
    kind: 'compliance',
    contentsAbove: true,
    inducements: streaming
  }),
  compliance('your-data', '/your-data/', {
    sober: true,
    perRequest: true,
    readsQuery: ['token', 'sent', 'expired', 'deleted']
  }),
  compliance('your-location', '/your-location/', { sober: true, perRequest: true }),
  compliance('where-can-i-play', '/where-can-i-play/', { sober: true }),
  compliance('privacy-choices', '/privacy-choices/', { sober: true, perRequest: true, readsQuery: ['saved'] }),
  policy('terms-conditions'),
  compliance('terms-conditions-history', '/terms-conditions/history/', { screen: 'policy-history', sober: true }),
  policy('withdrawal-policy'),
  policy('network-random-number-generator', '/network/random-number-generator/'),
  policy('network-security-ecology-policy', '/network/security-ecology-policy/'),
  compliance('policy-comparison', '/terms-conditions/history/compare/', {
    sober: true,
    perRequest: true,
    readsQuery: ['policy', 'from', 'to']
  }),
  text('policy-version', '/terms-conditions/history/{slug}/', {
    screen: 'policy',
    kind: 'compliance',
    sober: true,
    status: 'records',
    perRequest: true
  }),
  // Learning
  banner('poker-school', '/poker-school/', 'banner-school'),
  row('hand', '/hand/', { picture: 'banner-school', inducements: ['quiz'] }),
  banner('poker-school-hand-rankings', '/poker-school/hand-rankings/', 'banner-hand-rankings', {
    screen: 'hand-rankings'
  }),
  row('poker-school-glossary', '/poker-school/glossary/', {
    picture: 'banner-school',
    screen: 'glossary',
    readsQuery: ['q']
  }),
  row('poker-school-equity-calculator', '/poker-school/equity-calculator/', {
    picture: 'banner-school',
    screen: 'equity-calculator',
    readsQuery: ['hero', 'villain', 'villain2', 'villain3', 'board']
  }),
  text('how-to-play', '/how-to-play/'),
  banner('get-started', '/get-started/', 'promo-welcome', { joins: true }),
  // Games
  banner('cash-games', '/cash-games/', 'banner-cash-games'),
  below('cash-games', 'texas-holdem', 'format-holdem', 'game-guide'),
  below('cash-games', 'omaha', 'format-omaha', 'game-guide'),
  below('cash-games', 'short-deck', 'format-short-deck', 'game-guide'),
  banner('spin-gold', '/spin-gold/', 'format-spin-gold', { sharedPools: true }),
  banner('unique-features', '/unique-features/', 'banner-features'),
  text('real-money-poker', '/real-money-poker/', { picture: 'banner-funds', sharedPools: true, contentsAbove: true }),
  // Money and help
  banner('funds', '/funds/', 'banner-funds', { ownOnEverySite: true }),
  text('funds-deposits', '/funds/deposits/', { ...payments, words: 'deposits', sites: withPlayers }),
  text('funds-withdrawals', '/funds/withdrawals/', { ...payments, words: 'withdrawals' }),
  banner('help', '/help/', 'banner-help', { sober: true, readsQuery: ['q'] }),
  text('accessibility', '/accessibility/', { kind: 'compliance', sober: true }),
  text('complaints', '/complaints/', { kind: 'compliance', sober: true }),
  text('official-site', '/official-site/', { kind: 'compliance', sober: true }),
  compliance('site-index', '/site-index/'),
  // Promotions
  banner('promotions', '/promotions/', 'banner-promotions', { sites: offerSites, family: true, offers: offerKinds }),
  offer('welcome-bonus', 'welcome-bonus', 'promo-welcome', { screen: 'welcome-bonus' }),
  offer('daily-promos', 'daily-promo', 'promo-daily', { screen: 'daily-promos', family: true }),
  offer('october-evenings', 'daily-promo', 'promo-evenings', { screen: 'evenings' }),
  offer('november-evenings', 'daily-promo', 'promo-evenings', { screen: 'evenings' }),
  offer('december-evenings', 'daily-promo', 'promo-evenings', { screen: 'evenings' }),
  leaderboard('holdem'),
  leaderboard('omaha'),
  leaderboard('short-deck'),
  leaderboard('spin-gold'),
  offer('jackpots', 'jackpot', 'promo-jackpots', { screen: 'jackpots', family: true }),
  banner('loyalty', '/loyalty/', 'promo-loyalty', { sites: offerSites, offers: ['loyalty'] }),
  // Tournaments
  banner('tournaments', '/tournaments/', 'banner-tournaments', { readsQuery: ['day', 'game', 'type', 'stake'] }),
  below('tournaments', 'sunday-major', 'series-sunday-major', 'series'),
  below('tournaments', 'falcon-series', 'series-falcon', 'series'),
  banner('tournaments-structures', '/tournaments/structures/', 'banner-tournaments', {
    screen: 'structure-sheet',
    readsQuery: ['of']
  }),
  banner('live-series', '/live-series/', 'live-series'),
  below('live-series', 'harbour-classic', 'live-harbour', 'live-event'),
  below('live-series', 'highland-open', 'live-highland', 'live-event'),
  // People
  banner('ggteam', '/ggteam/', 'banner-team', {
    screen: 'ambassadors',
    sites: withPeople,
    inducements: ['ambassadors']
  }),
  row('ggteam-slug', '/ggteam/{slug}/', {
    picture: 'banner-team',
    screen: 'ambassador',
    sites: withPeople,
    status: 'records',
    inducements: ['ambassadors']
  }),
  banner('blog', '/blog/', 'banner-blog', { readsQuery: ['topic'] }),
  text('blog-post', '/blog/{slug}/', { picture: 'banner-blog', status: 'records', absentWhereHidden: true }),
  // Partners
  banner('streamer-rewards', '/streamer-rewards/', 'banner-streamer', { inducements: streaming }),
  banner('affiliates', '/affiliates/', 'banner-partners', {
    screen: 'sections',
    words: 'affiliates',
    sites: ['global', 'europe', 'united-kingdom', 'ontario']
  }),
  banner('partners', '/partners/', 'banner-partners', { screen: 'sections', words: 'partners' }),
  text('channeling-solution', '/channeling-solution/', { sober: true })
]
