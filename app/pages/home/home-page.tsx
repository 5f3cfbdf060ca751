import { AnytimeAnywhere } from './sections/anytime-anywhere.tsx'
import { FeaturedTournaments } from './sections/featured-tournaments.tsx'
import { GetStarted } from './sections/get-started.tsx'
import { GlobalCommunity } from './sections/global-community.tsx'
import { Jumbotron } from './sections/jumbotron.tsx'
import { LiveSeriesGlory } from './sections/live-series-glory.tsx'
import { MeetTheStars } from './sections/meet-the-stars.tsx'
import { MonthlyRewards } from './sections/monthly-rewards.tsx'
import { MoreInfo } from './sections/more-info.tsx'
import { PlayersOnline } from './sections/players-online.tsx'
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
      <GlobalCommunity />
      <GetStarted />
      <MoreInfo />
    </>
  )
}
