import type { ComponentType } from 'react'
import { CashGames } from './pages/cash-games/cash-games.tsx'
import { GameGuide } from './pages/game-guide/game-guide.tsx'
import { GetStarted } from './pages/get-started/get-started.tsx'
import { HowToPlay } from './pages/how-to-play/how-to-play.tsx'
import { Policy } from './pages/policy/policy.tsx'
import { RealMoneyPoker } from './pages/real-money-poker/real-money-poker.tsx'
import { SpinGold } from './pages/spin-gold/spin-gold.tsx'
import { UniqueFeatures } from './pages/unique-features/unique-features.tsx'

/** The screens of pages without a route of their own, by the name that the site map gives them. For the server alone. */
export const screens: Readonly<Record<string, ComponentType>> = {
  'cash-games': CashGames,
  'game-guide': GameGuide,
  'get-started': GetStarted,
  'how-to-play': HowToPlay,
  policy: Policy,
  'real-money-poker': RealMoneyPoker,
  'spin-gold': SpinGold,
  'unique-features': UniqueFeatures
}
