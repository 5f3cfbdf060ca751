import { nearestBoundary, standsAt } from '../dated/dated-record.ts'
import type { PageScope } from '../page/page-scope.ts'

type Read = Pick<PageScope, 'audience' | 'asOf' | 'endsAt'>

/**
 * Whether the streamer programme may be shown on the page being rendered: its country allows it, and its hours for advertising, where it has some,
 * run (compliance, streamers: "not in NL, BE, UA, DE daytime copy"). Keeps the instant at which the answer changes.
 */
export function streamersShown({ audience, asOf, endsAt }: Read): boolean {
  const { streamers, adHours } = audience()
  if (!streamers || adHours.length === 0) return streamers
  endsAt(nearestBoundary([{ adHours }], asOf()))
  return standsAt({ adHours }, asOf())
}
