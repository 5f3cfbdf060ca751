import type { PolicyVersion } from '../../../content/policies/policy.schema.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import {
  announcedVersions,
  appliesFrom,
  comparisonPath,
  nextPolicyChange,
  versionInForce,
  versionPath
} from '../../domain/policies/policy-versions.ts'
import { usePage } from '../../site/page/use-page.tsx'

/** The versions of one policy at the render's instant, with dates and addresses as the page writes them. */
export function useVersions(key: string, versions: readonly PolicyVersion[]) {
  const scope = usePage()
  const { t, locale, href, asOf } = scope
  const now = asOf()
  scope.expiresAt(nextPolicyChange(versions, now))
  const announced = announcedVersions(versions, now)
  const current = versionInForce(versions, now)
  const day = (version: PolicyVersion) => formatFigure({ kind: 'date', value: version.en.effectiveFrom }, locale)
  const stateOf = (version: PolicyVersion) =>
    appliesFrom(version) > now ? 'to-come' : version === current ? 'in-force' : 'past'
  /** The day on which the next one took over: the one before it applied until then. */
  const until = (version: PolicyVersion) => {
    const next = announced[announced.indexOf(version) - 1]
    return next ? day(next) : ''
  }
  return {
    announced,
    day,
    until,
    stateOf,
    address: (version: PolicyVersion) => href(versionPath(key, version.en.version)),
    comparison: (from: PolicyVersion, to: PolicyVersion) => {
      const page = href(comparisonPath)
      return page && `${page}?${new URLSearchParams({ policy: key, from: from.en.version, to: to.en.version })}`
    },
    span: (version: PolicyVersion) => {
      switch (stateOf(version)) {
        case 'in-force':
          return t('policy-versions.since', { from: day(version) })
        case 'to-come':
          return t('policy-versions.starts', { from: day(version) })
        case 'past':
          return t('policy-versions.between', { from: day(version), until: until(version) })
      }
    }
  }
}
