import type { ComponentType } from 'react'
import { SectionList } from './features/sections/section-list.tsx'
import { AboutUs } from './pages/about-us/about-us.tsx'
import { Accessibility } from './pages/accessibility/accessibility.tsx'
import { AmbassadorPage } from './pages/ambassador/ambassador.tsx'
import { Ambassadors } from './pages/ambassadors/ambassadors.tsx'
import { Blog } from './pages/blog/blog.tsx'
import { BlogPost } from './pages/blog-post/blog-post.tsx'
import { CashGames } from './pages/cash-games/cash-games.tsx'
import { ChannelingSolution } from './pages/channeling-solution/channeling-solution.tsx'
import { Complaints } from './pages/complaints/complaints.tsx'
import { Contact } from './pages/contact/contact.tsx'
import { DailyPromos } from './pages/daily-promos/daily-promos.tsx'
import { Download } from './pages/download/download.tsx'
import { EquityCalculator } from './pages/equity-calculator/equity-calculator.tsx'
import { Evenings } from './pages/evenings/evenings.tsx'
import { Funds } from './pages/funds/funds.tsx'
import { FundsMethod } from './pages/funds-method/funds-method.tsx'
import { GameGuide } from './pages/game-guide/game-guide.tsx'
import { GetStarted } from './pages/get-started/get-started.tsx'
import { Glossary } from './pages/glossary/glossary.tsx'
import { Hand } from './pages/hand/hand.tsx'
import { HandRankings } from './pages/hand-rankings/hand-rankings.tsx'
import { Help } from './pages/help/help.tsx'
import { HomePage } from './pages/home/home-page.tsx'
import { HowToPlay } from './pages/how-to-play/how-to-play.tsx'
import { Jackpots } from './pages/jackpots/jackpots.tsx'
import { LeaderboardPage } from './pages/leaderboard/leaderboard.tsx'
import { LiveEvent } from './pages/live-event/live-event.tsx'
import { LiveSeries } from './pages/live-series/live-series.tsx'
import { Loyalty } from './pages/loyalty/loyalty.tsx'
import { OfficialSite } from './pages/official-site/official-site.tsx'
import { PokerSchool } from './pages/poker-school/poker-school.tsx'
import { Policy } from './pages/policy/policy.tsx'
import { PolicyComparison } from './pages/policy-comparison/policy-comparison.tsx'
import { PolicyHistory } from './pages/policy-history/policy-history.tsx'
import { PrivacyChoices } from './pages/privacy-choices/privacy-choices.tsx'
import { Promotions } from './pages/promotions/promotions.tsx'
import { RealMoneyPoker } from './pages/real-money-poker/real-money-poker.tsx'
import { OnlineSeries } from './pages/series/series.tsx'
import { SiteIndex } from './pages/site-index/site-index.tsx'
import { SpinGold } from './pages/spin-gold/spin-gold.tsx'
import { StreamerMode } from './pages/streamer-mode/streamer-mode.tsx'
import { StreamerRewards } from './pages/streamer-rewards/streamer-rewards.tsx'
import { StructureSheet } from './pages/structure-sheet/structure-sheet.tsx'
import { Tournaments } from './pages/tournaments/tournaments.tsx'
import { UniqueFeatures } from './pages/unique-features/unique-features.tsx'
import { WelcomeBonus } from './pages/welcome-bonus/welcome-bonus.tsx'
import { WhereCanIPlay } from './pages/where-can-i-play/where-can-i-play.tsx'
import { YourData } from './pages/your-data/your-data.tsx'
import { YourLocation } from './pages/your-location/your-location.tsx'

/** Every screen by the name that the site map gives it: the one way in which a page is found. */
export const screens: Readonly<Record<string, ComponentType>> = {
  home: HomePage,
  sections: SectionList,
  'about-us': AboutUs,
  contact: Contact,
  download: Download,
  'privacy-choices': PrivacyChoices,
  'streamer-mode': StreamerMode,
  'your-data': YourData,
  'your-location': YourLocation,
  'channeling-solution': ChannelingSolution,
  'where-can-i-play': WhereCanIPlay,
  policy: Policy,
  'site-index': SiteIndex,
  'streamer-rewards': StreamerRewards,
  'structure-sheet': StructureSheet,
  accessibility: Accessibility,
  complaints: Complaints,
  funds: Funds,
  'funds-method': FundsMethod,
  help: Help,
  'official-site': OfficialSite,
  'cash-games': CashGames,
  'game-guide': GameGuide,
  'get-started': GetStarted,
  'how-to-play': HowToPlay,
  'real-money-poker': RealMoneyPoker,
  'spin-gold': SpinGold,
  'unique-features': UniqueFeatures,
  blog: Blog,
  'blog-post': BlogPost,
  'equity-calculator': EquityCalculator,
  glossary: Glossary,
  hand: Hand,
  'hand-rankings': HandRankings,
  'poker-school': PokerSchool,
  ambassador: AmbassadorPage,
  ambassadors: Ambassadors,
  'live-event': LiveEvent,
  'live-series': LiveSeries,
  series: OnlineSeries,
  tournaments: Tournaments,
  'policy-comparison': PolicyComparison,
  'policy-history': PolicyHistory,
  promotions: Promotions,
  'welcome-bonus': WelcomeBonus,
  'daily-promos': DailyPromos,
  evenings: Evenings,
  leaderboard: LeaderboardPage,
  jackpots: Jackpots,
  loyalty: Loyalty
}

/** Screens whose styles need an element around them with the screen's name as its class. */
export const classedScreens: ReadonlySet<string> = new Set([
  'home',
  'about-us',
  'contact',
  'download',
  'privacy-choices',
  'your-data',
  'your-location'
])
