import type { ComponentType } from 'react'
import { Affiliates } from './pages/affiliates/affiliates.tsx'
import { ChannelingSolution } from './pages/channeling-solution/channeling-solution.tsx'
import { Partners } from './pages/partners/partners.tsx'
import { Policy } from './pages/policy/policy.tsx'
import { SiteIndex } from './pages/site-index/site-index.tsx'
import { StreamerRewards } from './pages/streamer-rewards/streamer-rewards.tsx'

/** The screens of pages without a route of their own, by the name that the site map gives them. For the server alone. */
export const screens: Readonly<Record<string, ComponentType>> = {
  affiliates: Affiliates,
  'channeling-solution': ChannelingSolution,
  partners: Partners,
  policy: Policy,
  'site-index': SiteIndex,
  'streamer-rewards': StreamerRewards
}
