import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { type LayoutName, siteMap } from './site-map.data.ts'
import { findPage } from './site-map.ts'

it.each<[path: string, screen: string, layout: LayoutName]>([
  ['/', 'home', 'default'],
  ['/about-us/', 'about-us', 'contents-banner'],
  ['/contact/', 'contact', 'contents-banner'],
  ['/cookie-policy/', 'policy', 'contents'],
  ['/download/', 'download', 'default'],
  ['/house-rules/', 'policy', 'contents'],
  ['/payment-details-policy/', 'policy', 'contents'],
  ['/privacy-policy/', 'policy', 'contents'],
  ['/responsible-gaming/', 'policy', 'contents'],
  ['/streamer-mode/', 'streamer-mode', 'contents'],
  ['/terms-conditions/', 'policy', 'contents'],
  ['/withdrawal-policy/', 'policy', 'contents']
])(
  'S2-2 "No route has parameters in the static set": %s is a live page of its own, shown by %s in the layout %s',
  (path, screen, layout) => {
    expect(findPage('global', path)).toMatchObject({ path, screen, layout, status: 'live' })
  }
)

it.each<[topic: string, path: string]>([
  ['affiliate program', '/affiliates/'],
  ['channeling solution', '/channeling-solution/'],
  ['partners', '/partners/'],
  ['help', '/help/'],
  ['how to play', '/how-to-play/'],
  ['get started', '/get-started/'],
  ['poker school', '/poker-school/'],
  ['cash games', '/cash-games/'],
  ['Texas Hold’em', '/cash-games/texas-holdem/'],
  ['Omaha', '/cash-games/omaha/'],
  ['6+ Short Deck', '/cash-games/short-deck/'],
  ['unique features', '/unique-features/'],
  ['funds', '/funds/'],
  ['deposits', '/funds/deposits/'],
  ['withdrawals', '/funds/withdrawals/'],
  ['real money poker', '/real-money-poker/'],
  ['promotions', '/promotions/'],
  ['welcome bonus', '/promotions/welcome-bonus/'],
  ['daily promos', '/promotions/daily-promos/'],
  ['daily leaderboards per game type', '/promotions/daily-leaderboards/omaha/'],
  ['jackpots', '/promotions/jackpots/'],
  ['tournaments', '/tournaments/'],
  ['flagship series', '/tournaments/falcon-series/'],
  ['live-series pages', '/live-series/harbour-classic/'],
  ['loyalty', '/loyalty/'],
  ['blog', '/blog/'],
  ['streamer rewards', '/streamer-rewards/'],
  ['terms-and-conditions history page', '/terms-conditions/history/']
])('S2-15 "Other pages implied by titles and menus": %s', (_topic, path) => {
  expect(findPage('global', path)?.path).toBe(path)
})

const menus = JSON.stringify(parse(readFileSync('content/navigation/navigation.yaml', 'utf8')))

it.each<[sentence: string, topic: string, path: string]>([
  ['Audience', 'prospective players', '/get-started/'],
  ['Audience', 'existing players', '/funds/withdrawals/'],
  ['Audience', 'poker streamers', '/streamer-mode/'],
  ['Visitors learn about', 'cash games', '/cash-games/'],
  ['Visitors learn about', 'tournaments', '/tournaments/'],
  ['Visitors learn about', 'promotions', '/promotions/'],
  ['Visitors learn about', 'loyalty', '/loyalty/'],
  ['Visitors learn about', 'unique table features', '/unique-features/'],
  ['Visitors read', 'safety', '/responsible-gaming/'],
  ['Visitors read', 'legal', '/terms-conditions/'],
  ['Visitors read', 'policy pages', '/house-rules/'],
  ['Visitors', 'download the poker client', '/download/']
])('S1-3 "%s %s": a menu names %s, which is live', (_sentence, _topic, path) => {
  const row = siteMap.find(row => row.path === path)
  expect(row?.status).toBe('live')
  expect(menus).toContain(`"path":"${row?.kind === 'compliance' ? path.slice(1, -1) : path}"`)
})
