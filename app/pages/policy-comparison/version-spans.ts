import type { PolicyVersion } from '../../../content/policies/policy.schema.ts'
import { announcedVersions, appliesFrom } from '../../domain/policies/policy-versions.ts'

/** The end of a moment's day in UTC, in milliseconds: a drawing of years stays the same for a day. */
export const endOfDay = (moment: Date): number =>
  Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate() + 1)

/** From when to when each version counts that has begun, the oldest first: until the next one, or until the end of today. In milliseconds. */
export function versionSpans(versions: readonly PolicyVersion[], now: Date) {
  const begun = announcedVersions(versions, now)
    .filter(version => appliesFrom(version) <= now)
    .toReversed()
  return begun.map((version, index) => {
    const next = begun[index + 1]
    return { version, from: appliesFrom(version).getTime(), to: next ? appliesFrom(next).getTime() : endOfDay(now) }
  })
}
