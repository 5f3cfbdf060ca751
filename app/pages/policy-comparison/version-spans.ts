import { announcedVersions, appliesFrom, type PolicyVersion } from '../../domain/policies/policy-versions.ts'

/** From when to when each version counts that has begun, the oldest first: until the next one, or until now. In milliseconds. */
export function versionSpans(versions: readonly PolicyVersion[], now: Date) {
  const begun = announcedVersions(versions, now)
    .filter(version => appliesFrom(version) <= now)
    .toReversed()
  return begun.map((version, index) => {
    const next = begun[index + 1]
    return { version, from: appliesFrom(version).getTime(), to: (next ? appliesFrom(next) : now).getTime() }
  })
}
