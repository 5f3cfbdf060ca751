import { type OfferKind, offerKinds } from '../../domain/law/offer-kinds.data.ts'
import type { SiteId } from '../regions/site-id.ts'

export type LayoutName = 'contents-banner' | 'contents' | 'default'

export type SiteMapRow = {
  /** The route's name. */
  key: string
  /** The path of the page, the same in every locale. */
  path: string
  layout: LayoutName
  screen: string
  /** The folder of `content/pages` that holds its words, where it is not named as the screen; `{slug}` pages and policies keep theirs elsewhere. */
  words?: string
  /** Compliance pages live on the site's own origin; contents pages also on the contents host. */
  kind: 'compliance' | 'contents'
  sites: 'all' | readonly SiteId[]
  /** A planned page has no content yet: it is neither linked nor served. The pages of a row with `{slug}` are those of its records (`record-rows.ts`). */
  status: 'live' | 'planned' | 'records'
  /** Names of middleware that decide before the page renders. There is none: a name is a fault of ours, 500. */
  middleware?: readonly string[]
  /** Differs from request to request: always rendered when it is asked for, never stored, and not for search engines. */
  perRequest?: true
  /** What of the visitor's device changes the page: it is cached once for each platform. */
  reads?: readonly 'platform'[]
  /** The parameters of the query that change the page: with one of them it is rendered when it is asked for. */
  readsQuery?: readonly string[]
  /** Lists several dated records, and stays when none of them stands; any other page that records name comes and goes with them. */
  family?: true
  /** Shows offers of these kinds: to an audience that may see none of them, and while none may be shown, its words' `neutral` form stands in its place. */
  offers?: readonly OfferKind[]
}

type Short = Partial<SiteMapRow>
const row = (key: string, path: string, rest: Short = {}): SiteMapRow => ({
  key,
  path,
  layout: 'default',
  screen: key,
  kind: 'contents',
  sites: 'all',
  status: 'planned',
  ...rest
})
const policy = (key: string, status: SiteMapRow['status'] = 'planned', path = `/${key}/`): SiteMapRow =>
  row(key, path, { layout: 'contents', screen: 'policy', kind: 'compliance', status })

/** The sites whose law allows a room to put people in the spotlight (compliance, people). */
const withPeople = ['global', 'europe', 'bosnia', 'germany', 'hungary', 'united-kingdom'] as const

/** The sites whose law lets them show offers at all (content/offers): the others do not have these pages. */
const offerSites: readonly SiteId[] = ['global', 'europe', 'germany', 'ontario', 'united-kingdom']

const offer = (name: string, kind: OfferKind, rest: Short): SiteMapRow =>
  row(`promotions-${name.replace('/', '-')}`, `/promotions/${name}/`, {
    layout: 'contents-banner',
    status: 'live',
    sites: offerSites,
    offers: [kind],
    ...rest
  })

/** Every page of the site, once. Routes, prerendering, sitemaps, navigation checks and the sweeps of the tests read this table. */
export const siteMap: readonly SiteMapRow[] = [
  row('index', '/', { screen: 'home', status: 'live', readsQuery: ['notice'] }),
  row('about-us', '/about-us/', { layout: 'contents-banner', screen: 'about-us', kind: 'compliance', status: 'live' }),
  row('contact', '/contact/', { layout: 'contents-banner', screen: 'contact', kind: 'compliance', status: 'live' }),
  policy('cookie-policy', 'live'),
  row('download', '/download/', {
    screen: 'download',
    kind: 'compliance',
    status: 'live',
    reads: ['platform'],
    readsQuery: ['auto', 'joined', 'confirm', 'resent']
  }),
  policy('house-rules', 'live'),
  policy('payment-details-policy', 'live'),
  policy('privacy-policy', 'live'),
  policy('responsible-gaming', 'live'),
  row('streamer-mode', '/streamer-mode/', {
    layout: 'contents',
    screen: 'streamer-mode',
    kind: 'compliance',
    status: 'live'
  }),
  row('your-data', '/your-data/', {
    screen: 'your-data',
    kind: 'compliance',
    status: 'live',
    perRequest: true,
    readsQuery: ['token', 'sent', 'expired', 'deleted']
  }),
  row('your-location', '/your-location/', {
    screen: 'your-location',
    kind: 'compliance',
    status: 'live',
    perRequest: true
  }),
  row('privacy-choices', '/privacy-choices/', {
    screen: 'privacy-choices',
    kind: 'compliance',
    status: 'live',
    perRequest: true,
    readsQuery: ['saved']
  }),
  policy('terms-conditions', 'live'),
  row('terms-conditions-history', '/terms-conditions/history/', {
    screen: 'policy-history',
    kind: 'compliance',
    status: 'live'
  }),
  policy('withdrawal-policy', 'live'),
  policy('network-random-number-generator', 'live', '/network/random-number-generator/'),
  policy('network-security-ecology-policy', 'live', '/network/security-ecology-policy/'),
  row('policy-comparison', '/terms-conditions/history/compare/', {
    screen: 'policy-comparison',
    kind: 'compliance',
    status: 'live',
    perRequest: true,
    readsQuery: ['policy', 'from', 'to']
  }),
  row('policy-version', '/terms-conditions/history/{slug}/', {
    layout: 'contents',
    screen: 'policy',
    kind: 'compliance',
    status: 'records',
    perRequest: true
  }),
  // Learning
  row('poker-school', '/poker-school/', { screen: 'poker-school', layout: 'contents-banner', status: 'live' }),
  row('poker-school-hand-rankings', '/poker-school/hand-rankings/', {
    screen: 'hand-rankings',
    layout: 'contents-banner',
    status: 'live'
  }),
  row('poker-school-glossary', '/poker-school/glossary/', { screen: 'glossary', status: 'live', readsQuery: ['q'] }),
  row('poker-school-equity-calculator', '/poker-school/equity-calculator/', {
    screen: 'equity-calculator',
    status: 'live',
    readsQuery: ['hero', 'villain', 'villain2', 'villain3', 'board']
  }),
  row('how-to-play', '/how-to-play/', { screen: 'how-to-play', layout: 'contents', status: 'live' }),
  row('get-started', '/get-started/', { screen: 'get-started', layout: 'contents-banner', status: 'live' }),
  // Games
  row('cash-games', '/cash-games/', { screen: 'cash-games', layout: 'contents-banner', status: 'live' }),
  row('cash-games-texas-holdem', '/cash-games/texas-holdem/', {
    screen: 'game-guide',
    layout: 'contents-banner',
    words: 'texas-holdem',
    status: 'live'
  }),
  row('cash-games-omaha', '/cash-games/omaha/', {
    screen: 'game-guide',
    layout: 'contents-banner',
    words: 'omaha',
    status: 'live'
  }),
  row('cash-games-short-deck', '/cash-games/short-deck/', {
    screen: 'game-guide',
    layout: 'contents-banner',
    words: 'short-deck',
    status: 'live'
  }),
  row('spin-gold', '/spin-gold/', { screen: 'spin-gold', layout: 'contents-banner', status: 'live' }),
  row('unique-features', '/unique-features/', { screen: 'unique-features', layout: 'contents-banner', status: 'live' }),
  row('real-money-poker', '/real-money-poker/', { screen: 'real-money-poker', layout: 'contents', status: 'live' }),
  // Money and help
  row('funds', '/funds/', { screen: 'funds', layout: 'contents-banner', status: 'live' }),
  row('funds-deposits', '/funds/deposits/', {
    screen: 'funds-method',
    layout: 'contents',
    words: 'deposits',
    sites: ['global', 'europe', 'belgium', 'ontario', 'germany', 'netherlands', 'philippines', 'united-kingdom'],
    status: 'live'
  }),
  row('funds-withdrawals', '/funds/withdrawals/', {
    screen: 'funds-method',
    layout: 'contents',
    words: 'withdrawals',
    status: 'live'
  }),
  row('help', '/help/', { screen: 'help', layout: 'contents-banner', status: 'live', readsQuery: ['q'] }),
  row('accessibility', '/accessibility/', {
    screen: 'accessibility',
    layout: 'contents',
    kind: 'compliance',
    status: 'live'
  }),
  row('complaints', '/complaints/', { screen: 'complaints', layout: 'contents', kind: 'compliance', status: 'live' }),
  row('official-site', '/official-site/', {
    screen: 'official-site',
    layout: 'contents',
    kind: 'compliance',
    status: 'live'
  }),
  row('site-index', '/site-index/', { screen: 'site-index', kind: 'compliance', status: 'live' }),
  // Promotions
  row('promotions', '/promotions/', {
    screen: 'promotions',
    layout: 'contents-banner',
    status: 'live',
    sites: offerSites,
    family: true,
    offers: offerKinds
  }),
  offer('welcome-bonus', 'welcome-bonus', { screen: 'welcome-bonus' }),
  offer('daily-promos', 'daily-promo', { screen: 'daily-promos', family: true }),
  offer('october-evenings', 'daily-promo', { screen: 'evenings' }),
  offer('november-evenings', 'daily-promo', { screen: 'evenings' }),
  offer('december-evenings', 'daily-promo', { screen: 'evenings' }),
  offer('daily-leaderboards/holdem', 'daily-leaderboard', { screen: 'leaderboard', words: 'leaderboard-holdem' }),
  offer('daily-leaderboards/omaha', 'daily-leaderboard', { screen: 'leaderboard', words: 'leaderboard-omaha' }),
  offer('daily-leaderboards/short-deck', 'daily-leaderboard', {
    screen: 'leaderboard',
    words: 'leaderboard-short-deck'
  }),
  offer('daily-leaderboards/spin-gold', 'daily-leaderboard', { screen: 'leaderboard', words: 'leaderboard-spin-gold' }),
  offer('jackpots', 'jackpot', { screen: 'jackpots', family: true }),
  row('loyalty', '/loyalty/', {
    screen: 'loyalty',
    layout: 'contents-banner',
    status: 'live',
    sites: offerSites,
    offers: ['loyalty']
  }),
  // Tournaments
  row('tournaments', '/tournaments/', {
    screen: 'tournaments',
    layout: 'contents-banner',
    status: 'live',
    readsQuery: ['day', 'game', 'type', 'stake']
  }),
  row('tournaments-sunday-major', '/tournaments/sunday-major/', {
    screen: 'series',
    layout: 'contents-banner',
    words: 'sunday-major',
    status: 'live'
  }),
  row('tournaments-falcon-series', '/tournaments/falcon-series/', {
    screen: 'series',
    layout: 'contents-banner',
    words: 'falcon-series',
    status: 'live'
  }),
  row('live-series', '/live-series/', { screen: 'live-series', layout: 'contents-banner', status: 'live' }),
  row('live-series-harbour-classic', '/live-series/harbour-classic/', {
    screen: 'live-event',
    layout: 'contents-banner',
    words: 'harbour-classic',
    status: 'live'
  }),
  row('live-series-highland-open', '/live-series/highland-open/', {
    screen: 'live-event',
    layout: 'contents-banner',
    words: 'highland-open',
    status: 'live'
  }),
  // People
  row('ggteam', '/ggteam/', { screen: 'ambassadors', layout: 'contents-banner', sites: withPeople, status: 'live' }),
  row('ggteam-slug', '/ggteam/{slug}/', {
    screen: 'ambassador',
    sites: withPeople,
    status: 'records'
  }),
  row('blog', '/blog/', { screen: 'blog', layout: 'contents-banner', status: 'live' }),
  row('blog-post', '/blog/{slug}/', {
    screen: 'blog-post',
    layout: 'contents',
    status: 'records'
  }),
  // Partners
  row('streamer-rewards', '/streamer-rewards/', {
    screen: 'streamer-rewards',
    layout: 'contents-banner',
    status: 'live'
  }),
  row('affiliates', '/affiliates/', {
    screen: 'affiliates',
    layout: 'contents-banner',
    status: 'live',
    sites: ['global', 'europe', 'united-kingdom', 'ontario']
  }),
  row('partners', '/partners/', { screen: 'partners', layout: 'contents-banner', status: 'live' }),
  row('channeling-solution', '/channeling-solution/', {
    screen: 'channeling-solution',
    layout: 'contents',
    status: 'live'
  })
]
