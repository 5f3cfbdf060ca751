import type { PolicyVersion } from '../../../content/policies/policy.schema.ts'
import { policyPath } from '../../domain/policies/policy-versions.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { useVersions } from './use-versions.ts'

type Props = { policy: string; versions: readonly PolicyVersion[]; version: PolicyVersion }

/** Above the text of one version: whether it applies, and where the one in force stands. */
export function VersionNotice({ policy, versions, version }: Props) {
  const { t, href } = usePage()
  const { stateOf, day, until } = useVersions(policy, versions)
  const page = href(policyPath(policy))
  const from = day(version)
  const state = stateOf(version)
  return (
    <div className={`panel ${state === 'in-force' ? 'panel--quiet' : 'panel--warm'} version-notice`} role="note">
      <p>
        {state === 'past' && t('policy-versions.notice-past', { from, until: until(version) })}
        {state === 'to-come' && t('policy-versions.notice-to-come', { from })}
        {state === 'in-force' && t('policy-versions.notice-current', { from })}
      </p>
      {page && (
        <p className="above-10">
          <a href={page}>{t('policy-versions.go-current')}</a>
        </p>
      )}
    </div>
  )
}
