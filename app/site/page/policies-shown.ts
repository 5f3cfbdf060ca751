import type { Policy, PolicyVersion } from '../../../content/policies/policy.schema.ts'
import { nextPolicyChange, versionAt, versionInForce } from '../../domain/policies/policy-versions.ts'
import type { PageScope } from './page-scope.ts'

export type PolicyEntry = { key: string; path: string; versions: readonly PolicyVersion[]; current: PolicyVersion }

/** The policies that a site has at the render's instant, each with all its versions: the terms first, the others as in the site map. */
export function policiesShown({
  siteMap,
  siteId,
  content,
  asOf
}: Pick<PageScope, 'siteMap' | 'siteId' | 'content' | 'asOf'>): PolicyEntry[] {
  const now = asOf()
  return siteMap
    .filter(({ screen, status, key }) => screen === 'policy' && status === 'live' && key !== versionRoute)
    .filter(({ sites }) => sites === 'all' || sites.includes(siteId))
    .flatMap(({ key, path }) => {
      const versions = content.policyVersions[key] ?? []
      const current = versionInForce(versions, now)
      return current ? [{ key, path, versions, current }] : []
    })
    .toSorted((a, b) => Number(b.key === 'terms-conditions') - Number(a.key === 'terms-conditions'))
}

export const versionRoute = 'policy-version'

type ShownPolicy = {
  /** The folder of its texts. */
  key: string
  versions: readonly PolicyVersion[]
  version: PolicyVersion
}

/** The policy that a page shows: the version in its address, else the one in force. Undefined where the page is no policy. The page expires with it. */
export function shownPolicy(
  scope: Pick<PageScope, 'row' | 'path' | 'content' | 'asOf' | 'expiresAt'>
): ShownPolicy | undefined {
  const { row, path, content } = scope
  const isVersion = row?.key === versionRoute
  if (!row || !(isVersion || Object.hasOwn(content.policyVersions, row.key))) return undefined
  const now = scope.asOf()
  const named = isVersion ? versionAt(path, content.policyVersions, now) : undefined
  const key = named?.policy ?? row.key
  const versions = content.policyVersions[key] ?? []
  const version = named?.version ?? versionInForce(versions, now)
  scope.expiresAt(nextPolicyChange(versions, now))
  return version && { key, versions, version }
}

/** The words of the browser tab of a version that is not the page of its policy: they say which one it is. */
export const withVersionNumber = (policy: Policy): Policy => ({
  ...policy,
  meta: { ...policy.meta, title: `${policy.title} (${policy.version})` }
})
