import { soonest } from '../dated/dated-record.ts'

/** The number and days of a version, which are the same in every language: they decide from when it is public and applies. */
type DatedVersion = {
  readonly en: { readonly version: string; readonly effectiveFrom: string; readonly announcedOn?: string }
}

/** The path of the page that lists the versions of all policies. */
export const historyPath = '/terms-conditions/history/'

/** The path of the page that compares two versions. */
export const comparisonPath = `${historyPath}compare/`

/** The path of a policy's own page, by the folder of its texts: those of the network are below `/network/`. */
export const policyPath = (policy: string): string => `/${policy.replace(/^network-/, 'network/')}/`

/** The feed of changes, below the address of the history. */
export const policyFeedName = 'feed.xml'

/** A version applies from 00:00 UTC of its day. */
export const appliesFrom = ({ en }: DatedVersion): Date => new Date(en.effectiveFrom)

const byDate = (a: DatedVersion, b: DatedVersion) => appliesFrom(a).getTime() - appliesFrom(b).getTime()
const newestFirst = (a: DatedVersion, b: DatedVersion) => byDate(b, a)

/** From when a version is public: the day of its announcement, else the one from which it applies. */
export const announcedFrom = ({ en }: DatedVersion): Date =>
  new Date(en.announcedOn && en.announcedOn < en.effectiveFrom ? en.announcedOn : en.effectiveFrom)

/** The version that applies at an instant: of those that have begun, the last; before that, the first, which says from when it applies. */
export function versionInForce<Version extends DatedVersion>(
  versions: readonly Version[],
  now: Date
): Version | undefined {
  const inOrder = versions.toSorted(byDate)
  return inOrder.findLast(version => appliesFrom(version) <= now) ?? inOrder[0]
}

/** The next version that will take over, where one is announced. */
export const versionToCome = <Version extends DatedVersion>(
  versions: readonly Version[],
  now: Date
): Version | undefined =>
  versions.filter(version => appliesFrom(version) > now && announcedFrom(version) <= now).toSorted(byDate)[0]

export const versionBefore = <Version extends DatedVersion>(
  versions: readonly Version[],
  version: Version
): Version | undefined => versions.filter(other => appliesFrom(other) < appliesFrom(version)).toSorted(newestFirst)[0]

/** The versions that are announced at an instant, the newest first: one that is not yet is nobody's business. */
export const announcedVersions = <Version extends DatedVersion>(versions: readonly Version[], now: Date): Version[] =>
  versions.filter(version => announcedFrom(version) <= now).toSorted(newestFirst)

/** The next instant at which one of the versions is announced or takes over, null when none will. */
export function nextPolicyChange(versions: readonly DatedVersion[], now: Date): Date | null {
  const changes = versions.flatMap(version => [announcedFrom(version), appliesFrom(version)])
  return soonest(...changes.filter(instant => instant > now))
}

/** The name of a version in its address. */
export const versionName = (policy: string, version: string): string => `${policy}-${version}`

export const versionPath = (policy: string, version: string): string => `${historyPath}${versionName(policy, version)}/`

/** The version that a permanent path names, undefined where it is not public at that instant. */
export function versionAt<Version extends DatedVersion>(
  path: string,
  policies: Readonly<Record<string, readonly Version[]>>,
  now: Date
): { policy: string; version: Version } | undefined {
  const [, policy = '', number] = /^\/terms-conditions\/history\/([a-z-]+)-(\d{8})\/$/.exec(path) ?? []
  const versions = Object.hasOwn(policies, policy) ? (policies[policy] ?? []) : []
  const version = announcedVersions(versions, now).find(({ en }) => en.version === number)
  return version && { policy, version }
}
