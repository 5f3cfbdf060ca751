import type { PageScope } from '../../site/page/page-scope.ts'
import { isValidAt, nearestBoundary } from '../dated/dated-record.ts'

type Read = Pick<PageScope, 'audience' | 'asOf' | 'expiresAt'>

/** Whether streamers may be shown: the law allows it, within the hours for advertising ("not in NL, BE, UA, DE daytime copy"). */
export function streamersShown({ audience, asOf, expiresAt }: Read): boolean {
  const { streamers, adHours } = audience()
  if (!streamers || adHours.length === 0) return streamers
  expiresAt(nearestBoundary([{ adHours }], asOf()))
  return isValidAt({ adHours }, asOf())
}
