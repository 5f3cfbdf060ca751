import type { PageScope } from '../../site/page/page-scope.ts'
import { isValidAt, nearestBoundary } from '../dated/dated-record.ts'

type Read = Pick<PageScope, 'audience' | 'asOf' | 'expiresAt'>

/**
 * Whether the streamer programme may be shown on the page being rendered: its country allows it, and its hours for advertising, where it has some,
 * run (compliance, streamers: "not in NL, BE, UA, DE daytime copy"). Keeps the instant at which the answer changes.
 */
export function streamersShown({ audience, asOf, expiresAt }: Read): boolean {
  const { streamers, adHours } = audience()
  if (!streamers || adHours.length === 0) return streamers
  expiresAt(nearestBoundary([{ adHours }], asOf()))
  return isValidAt({ adHours }, asOf())
}
