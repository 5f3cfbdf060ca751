import { CommunitySpotlight } from '../../features/community/community-spotlight.island.tsx'
import { MonthlyRewards } from '../../features/offers/monthly-rewards.island.tsx'
import { PlayersOnline } from '../../features/players-online/players-online.island.tsx'
import { FeaturedTournaments } from '../../features/tournaments/featured-tournaments.island.tsx'
import { AnytimeAnywhere } from './sections/anytime-anywhere.tsx'
import { GetStarted } from './sections/get-started.tsx'
import { Jumbotron } from './sections/jumbotron.tsx'
import { LiveSeriesGlory } from './sections/live-series-glory.tsx'
import { MeetTheStars } from './sections/meet-the-stars.tsx'
import { MoreInfo } from './sections/more-info.tsx'
import { UniqueFeatures } from './sections/unique-features.tsx'

/** "Jumbotron, monthly rewards, players online, featured tournaments, unique features, anytime anywhere, live-series glory, meet the stars, global community, get started, more info." */
export function HomePage() {
  return (
    <>
      <Jumbotron />
      <MonthlyRewards />
      <PlayersOnline />
      <FeaturedTournaments />
      <UniqueFeatures />
      <AnytimeAnywhere />
      <LiveSeriesGlory />
      <MeetTheStars />
      <CommunitySpotlight />
      <GetStarted />
      <MoreInfo />
    </>
  )
}
