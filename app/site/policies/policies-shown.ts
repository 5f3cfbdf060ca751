import type { PageScope } from '../page/page-scope.ts'
import { type PolicyVersion, versionInForce } from './policy-versions.ts'
import { versionRoute } from './shown-policy.ts'

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
