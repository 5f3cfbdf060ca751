import type { PolicyVersion } from '../../../content/policies/policy.schema.ts'
import { announcedVersions, versionBefore } from '../../domain/policies/policy-versions.ts'

type Policies = Readonly<Record<string, readonly PolicyVersion[]>>

/** The choice of two versions, as far as the form can be read: what was chosen, what is to be compared, and the errors by field. */
export type Comparison = {
  /** The policy whose versions can be chosen, null where none has been named. */
  policy: string | null
  from: PolicyVersion | null
  to: PolicyVersion | null
  faults: Partial<Record<'policy' | 'from' | 'to', 'unknown-policy' | 'unknown-version' | 'same-version'>>
}

const named = (versions: readonly PolicyVersion[], number: string | undefined) =>
  versions.find(({ en }) => en.version === number) ?? null

/** Reads the parameters of a comparison. Without `from` and `to` the newest stands against the one before it; the earlier of two always comes first. */
export function readComparison(query: Readonly<Record<string, string>>, policies: Policies, now: Date): Comparison {
  const { policy, from, to } = query
  if (policy === undefined) return { policy: null, from: null, to: null, faults: {} }
  if (!Object.hasOwn(policies, policy))
    return { policy: null, from: null, to: null, faults: { policy: 'unknown-policy' } }
  const versions = announcedVersions(policies[policy] ?? [], now)
  const later = to === undefined ? (versions[0] ?? null) : named(versions, to)
  const earlier = from === undefined ? ((later && versionBefore(versions, later)) ?? null) : named(versions, from)
  const faults: Comparison['faults'] = {
    ...(from !== undefined && !earlier ? { from: 'unknown-version' } : {}),
    ...(to !== undefined && !later ? { to: 'unknown-version' } : {}),
    ...(earlier && earlier === later ? { to: 'same-version' } : {})
  }
  if (!earlier || !later || earlier === later) return { policy, from: earlier, to: later, faults }
  const inOrder = earlier.en.effectiveFrom < later.en.effectiveFrom
  return { policy, from: inOrder ? earlier : later, to: inOrder ? later : earlier, faults }
}
