import type { PolicyVersion } from '../../../content/policies/policy.schema.ts'
import { nextPolicyChange, versionAt, versionInForce } from '../../domain/policies/policy-versions.ts'
import { livePagesOf } from '../site-map/site-map.ts'
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
  return livePagesOf(siteId, siteMap)
    .filter(({ screen, key }) => screen === 'policy' && key !== versionRoute)
    .flatMap(({ key, path }) => {
      const versions = content.policyVersions[key] ?? []
      const current = versionInForce(versions, now)
      return current ? [{ key, path, versions, current }] : []
    })
    .toSorted((a, b) => Number(b.key === 'terms-conditions') - Number(a.key === 'terms-conditions'))
}

export const versionRoute = 'policy-version'

/**
 * The policy that a page shows, by the folder of its texts: the version in its address, else the one in force. Undefined where the page is no policy. The page
 * expires with it.
 */
export function shownPolicy(scope: Pick<PageScope, 'row' | 'path' | 'content' | 'asOf' | 'expiresAt'>) {
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
