import type { Policy } from '../../../content/policies/policy.schema.ts'
import type { Locale } from '../locales/locale.ts'

/** One version of a policy in every language; number and day are the same in all of them. */
export type PolicyVersion = Readonly<Record<Locale, Policy>>

/** The path of the page that lists the versions of all policies. */
export const historyPath = '/terms-conditions/history/'

/** The path of the page that compares two versions. */
export const comparisonPath = `${historyPath}compare/`

/** The path of a policy's own page, by the folder of its texts: those of the network are below `/network/`. */
export const policyPath = (policy: string): string => `/${policy.replace(/^network-/, 'network/')}/`

/** The feed of changes, below the address of the history. */
export const policyFeedName = 'feed.xml'

/** A version applies from 00:00 UTC of its day. */
export const appliesFrom = ({ en }: PolicyVersion): Date => new Date(en.effectiveFrom)

const byDate = (a: PolicyVersion, b: PolicyVersion) => appliesFrom(a).getTime() - appliesFrom(b).getTime()
const newestFirst = (a: PolicyVersion, b: PolicyVersion) => byDate(b, a)

/** From when a version is public: the day of its announcement, else the one from which it applies. */
export const announcedFrom = ({ en }: PolicyVersion): Date =>
  new Date(en.announcedOn && en.announcedOn < en.effectiveFrom ? en.announcedOn : en.effectiveFrom)

/** The version that applies at an instant: of those that have begun, the last; before that, the first, which says from when it applies. */
export function versionInForce(versions: readonly PolicyVersion[], now: Date): PolicyVersion | undefined {
  const inOrder = versions.toSorted(byDate)
  return inOrder.findLast(version => appliesFrom(version) <= now) ?? inOrder[0]
}

/** The next version that will take over, where one is announced. */
export const versionToCome = (versions: readonly PolicyVersion[], now: Date): PolicyVersion | undefined =>
  versions.filter(version => appliesFrom(version) > now && announcedFrom(version) <= now).toSorted(byDate)[0]

export const versionBefore = (versions: readonly PolicyVersion[], version: PolicyVersion): PolicyVersion | undefined =>
  versions.filter(other => appliesFrom(other) < appliesFrom(version)).toSorted(newestFirst)[0]

/** The versions that are announced at an instant, the newest first: one that is not yet is nobody's business. */
export const announcedVersions = (versions: readonly PolicyVersion[], now: Date): PolicyVersion[] =>
  versions.filter(version => announcedFrom(version) <= now).toSorted(newestFirst)

/** The next instant at which one of the versions is announced or takes over, null when none will. */
export function nextPolicyChange(versions: readonly PolicyVersion[], now: Date): Date | null {
  const later = versions
    .flatMap(version => [announcedFrom(version), appliesFrom(version)])
    .filter(instant => instant > now)
    .toSorted((a, b) => a.getTime() - b.getTime())
  return later[0] ?? null
}

/** What a version is called in its address. */
export const versionName = (policy: string, version: string): string => `${policy}-${version}`

export const versionPath = (policy: string, version: string): string => `${historyPath}${versionName(policy, version)}/`

type Policies = Readonly<Record<string, readonly PolicyVersion[]>>

/** The version that a permanent path names, undefined where it is not public at that instant. */
export function versionAt(
  path: string,
  policies: Policies,
  now: Date
): { policy: string; version: PolicyVersion } | undefined {
  const [, policy = '', number] = /^\/terms-conditions\/history\/([a-z-]+)-(\d{8})\/$/.exec(path) ?? []
  const versions = Object.hasOwn(policies, policy) ? (policies[policy] ?? []) : []
  const version = announcedVersions(versions, now).find(({ en }) => en.version === number)
  return version && { policy, version }
}
