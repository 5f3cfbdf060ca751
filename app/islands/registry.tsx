import type { ComponentType } from 'react'
import { CommunitySpotlight } from '../features/community/community-spotlight.island.tsx'
import { MonthlyRewards } from '../features/offers/monthly-rewards.island.tsx'
import { PlayersOnline } from '../features/players-online/players-online.island.tsx'
import { FeaturedTournaments } from '../features/tournaments/featured-tournaments.island.tsx'

/** "Parts that change by the minute are islands, fetched as server-rendered HTML": each by the key that outsiders ask for, which is its file's name. */
export const islands: Readonly<Record<string, ComponentType>> = {
  'players-online': PlayersOnline,
  'featured-tournaments': FeaturedTournaments,
  'monthly-rewards': MonthlyRewards,
  'community-spotlight': CommunitySpotlight
}

/** The island of a key. Throws where nothing is called so. */
export function islandOf(key: string): ComponentType {
  const island = Object.hasOwn(islands, key) ? islands[key] : undefined
  if (!island) throw new Error(`No island is called ${key}`)
  return island
}
