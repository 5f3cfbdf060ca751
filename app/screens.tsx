import type { ComponentType } from 'react'
import { AmbassadorPage } from './pages/ambassador/ambassador.tsx'
import { Ambassadors } from './pages/ambassadors/ambassadors.tsx'
import { LiveEvent } from './pages/live-event/live-event.tsx'
import { LiveSeries } from './pages/live-series/live-series.tsx'
import { Policy } from './pages/policy/policy.tsx'
import { OnlineSeries } from './pages/series/series.tsx'
import { Tournaments } from './pages/tournaments/tournaments.tsx'

/** The screens of pages without a route of their own, by the name that the site map gives them. For the server alone. */
export const screens: Readonly<Record<string, ComponentType>> = {
  ambassador: AmbassadorPage,
  ambassadors: Ambassadors,
  'live-event': LiveEvent,
  'live-series': LiveSeries,
  policy: Policy,
  series: OnlineSeries,
  tournaments: Tournaments
}
