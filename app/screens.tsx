import type { ComponentType } from 'react'
import { DailyPromos } from './pages/daily-promos/daily-promos.tsx'
import { Evenings } from './pages/evenings/evenings.tsx'
import { Jackpots } from './pages/jackpots/jackpots.tsx'
import { LeaderboardPage } from './pages/leaderboard/leaderboard.tsx'
import { Loyalty } from './pages/loyalty/loyalty.tsx'
import { Policy } from './pages/policy/policy.tsx'
import { Promotions } from './pages/promotions/promotions.tsx'
import { WelcomeBonus } from './pages/welcome-bonus/welcome-bonus.tsx'

/** The screens of pages without a route of their own, by the name that the site map gives them. For the server alone. */
export const screens: Readonly<Record<string, ComponentType>> = {
  policy: Policy,
  promotions: Promotions,
  'welcome-bonus': WelcomeBonus,
  'daily-promos': DailyPromos,
  evenings: Evenings,
  leaderboard: LeaderboardPage,
  jackpots: Jackpots,
  loyalty: Loyalty
}
