/** The kinds of offers that a country's law may allow or forbid, each for itself. */
export const offerKinds = [
  'welcome-bonus',
  'monthly-giveaway',
  'daily-leaderboard',
  'daily-promo',
  'jackpot',
  'loyalty'
] as const

export type OfferKind = (typeof offerKinds)[number]
