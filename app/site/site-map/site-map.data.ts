import type { SiteId } from '../regions/site-id.ts'

export type LayoutName = 'contents-banner' | 'contents' | 'default'

export type SiteMapRow = {
  /** The route's name. */
  key: string
  /** The path of the page, the same in every locale. */
  path: string
  layout: LayoutName
  /** The folder of the screen that shows it. */
  screen: string
  /** Compliance pages live on the site's own origin; contents pages also on the contents host. */
  kind: 'compliance' | 'contents'
  sites: 'all' | readonly SiteId[]
  /** A planned page has no content yet: it is neither linked nor served. */
  status: 'live' | 'planned'
  /** Names of middleware that decide before the page renders. */
  middleware?: readonly string[]
  /** The name of the check of the route's parameters. */
  validate?: string
  /** Differs from request to request: always rendered when it is asked for, never stored, and not for search engines. */
  perRequest?: true
  /** The parameters of the query that change the page: with one of them it is rendered when it is asked for. */
  readsQuery?: readonly string[]
}

type Short = Partial<SiteMapRow>
const row = (key: string, path: string, rest: Short = {}): SiteMapRow => ({
  key,
  path,
  layout: 'default',
  screen: 'menu-page',
  kind: 'contents',
  sites: 'all',
  status: 'planned',
  ...rest
})
const policy = (key: string, status: SiteMapRow['status'] = 'planned', path = `/${key}/`): SiteMapRow =>
  row(key, path, { layout: 'contents', screen: 'policy', kind: 'compliance', status })

/** Every page of the site, once. Routes, prerendering, sitemaps, navigation checks and the sweeps of the tests read this table. */
export const siteMap: readonly SiteMapRow[] = [
  row('index', '/', { screen: 'home', status: 'live', readsQuery: ['notice'] }),
  row('about-us', '/about-us/', { layout: 'contents-banner', screen: 'about-us', kind: 'compliance', status: 'live' }),
  row('contact', '/contact/', { layout: 'contents-banner', screen: 'contact', kind: 'compliance', status: 'live' }),
  policy('cookie-policy'),
  row('download', '/download/', {
    screen: 'download',
    kind: 'compliance',
    status: 'live',
    readsQuery: ['auto', 'joined', 'confirm', 'resent']
  }),
  policy('house-rules'),
  policy('payment-details-policy'),
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
  policy('terms-conditions'),
  policy('terms-conditions-history', 'planned', '/terms-conditions/history/'),
  policy('withdrawal-policy'),
  policy('network-random-number-generator', 'planned', '/network/random-number-generator/'),
  policy('network-security-ecology-policy', 'planned', '/network/security-ecology-policy/'),
  row('poker-school', '/poker-school/'),
  row('poker-school-hand-rankings', '/poker-school/hand-rankings/'),
  row('poker-school-glossary', '/poker-school/glossary/'),
  row('poker-school-equity-calculator', '/poker-school/equity-calculator/'),
  row('how-to-play', '/how-to-play/'),
  row('get-started', '/get-started/'),
  row('help', '/help/'),
  row('cash-games', '/cash-games/'),
  row('cash-games-texas-holdem', '/cash-games/texas-holdem/'),
  row('cash-games-omaha', '/cash-games/omaha/'),
  row('cash-games-short-deck', '/cash-games/short-deck/'),
  row('spin-gold', '/spin-gold/'),
  row('unique-features', '/unique-features/'),
  row('funds', '/funds/'),
  row('funds-deposits', '/funds/deposits/'),
  row('funds-withdrawals', '/funds/withdrawals/'),
  row('real-money-poker', '/real-money-poker/'),
  row('promotions', '/promotions/'),
  row('promotions-welcome-bonus', '/promotions/welcome-bonus/'),
  row('promotions-daily-promos', '/promotions/daily-promos/'),
  row('promotions-daily-leaderboards-holdem', '/promotions/daily-leaderboards/holdem/'),
  row('promotions-daily-leaderboards-omaha', '/promotions/daily-leaderboards/omaha/'),
  row('promotions-daily-leaderboards-short-deck', '/promotions/daily-leaderboards/short-deck/'),
  row('promotions-daily-leaderboards-spin-gold', '/promotions/daily-leaderboards/spin-gold/'),
  row('promotions-jackpots', '/promotions/jackpots/'),
  row('tournaments', '/tournaments/'),
  row('tournaments-sunday-major', '/tournaments/sunday-major/'),
  row('tournaments-falcon-series', '/tournaments/falcon-series/'),
  row('live-series', '/live-series/'),
  row('live-series-one', '/live-series/one/'),
  row('live-series-two', '/live-series/two/'),
  row('loyalty', '/loyalty/'),
  row('blog', '/blog/'),
  row('blog-post', '/blog/{slug}/', { validate: 'blog-slug' }),
  row('streamer-rewards', '/streamer-rewards/'),
  row('affiliates', '/affiliates/'),
  row('partners', '/partners/'),
  row('channeling-solution', '/channeling-solution/'),
  row('ggteam', '/ggteam/', { screen: 'ambassadors' }),
  row('ggteam-slug', '/ggteam/{slug}/', { screen: 'ambassadors', validate: 'ambassador-slug' }),
  row('accessibility', '/accessibility/', { kind: 'compliance' }),
  row('complaints', '/complaints/', { kind: 'compliance' }),
  row('official-site', '/official-site/', { kind: 'compliance' })
]
