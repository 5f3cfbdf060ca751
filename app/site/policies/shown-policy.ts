import type { Policy } from '../../../content/policies/policy.schema.ts'
import type { PageScope } from '../page/page-scope.ts'
import { nextPolicyChange, type PolicyVersion, versionAt, versionInForce } from './policy-versions.ts'

/** The route of the page of one version. */
export const versionRoute = 'policy-version'

export type ShownPolicy = {
  /** The folder of its texts. */
  key: string
  versions: readonly PolicyVersion[]
  version: PolicyVersion
}

/**
 * The policy that a page shows: the version that its address names, else the one in force at the render's instant. Out: undefined where the page is no policy.
 * Reads the clock, and keeps the day on which another version takes over.
 */
export function shownPolicy(
  scope: Pick<PageScope, 'row' | 'path' | 'content' | 'asOf' | 'endsAt'>
): ShownPolicy | undefined {
  const { row, path, content } = scope
  const isVersion = row?.key === versionRoute
  if (!row || !(isVersion || Object.hasOwn(content.policyVersions, row.key))) return undefined
  const now = scope.asOf()
  const named = isVersion ? versionAt(path, content.policyVersions, now) : undefined
  const key = named?.policy ?? row.key
  const versions = content.policyVersions[key] ?? []
  const version = named?.version ?? versionInForce(versions, now)
  scope.endsAt(nextPolicyChange(versions, now))
  return version && { key, versions, version }
}

/** The words of the browser tab of a version that is not the page of its policy: they say which one it is. */
export const withVersionNumber = (policy: Policy): Policy => ({
  ...policy,
  meta: { ...policy.meta, title: `${policy.title} (${policy.version})` }
})
