import type { PolicyEntry } from '../../../domain/policies/policies-shown.ts'
import { type PolicyVersion, versionsTold } from '../../../domain/policies/policy-versions.ts'
import { ChangesList } from '../../../features/policy-versions/changes-list.tsx'
import { policyChanges } from '../../../features/policy-versions/policy-changes.ts'
import { useVersions } from '../../../features/policy-versions/use-versions.ts'
import { fillForPage } from '../../../site/page/page-copy.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { ChangedText } from './changed-text.tsx'

type Props = {
  entry: PolicyEntry
  from: PolicyVersion
  to: PolicyVersion
  copy: { title: string; key: string; summary: string; words: string; same: string }
}

/** What sets two versions apart: how many passages, why in plain language, and each word. */
export function ComparisonResult({ entry, from, to, copy }: Props) {
  const scope = usePage()
  const { t } = scope
  const live = scope.locale
  const { span, words } = useVersions(entry.key, entry.versions)
  const { sections, counts } = policyChanges(
    from[live],
    to[live],
    policy => fillForPage(scope, policy),
    t('policy-versions.in-short')
  )
  const between = versionsTold(entry.versions, scope.asOf()).filter(
    ({ en }) => en.effectiveFrom > from.en.effectiveFrom && en.effectiveFrom <= to.en.effectiveFrom
  )
  const reasons = between.flatMap(version => fillForPage(scope, words(version).changes ?? []))
  const { changed, removed, added } = counts
  const isSame = changed + removed + added === 0
  return (
    <>
      <h3 className="policy-comparison__title">{copy.title}</h3>
      <dl className="policy-comparison__pair">
        {[from, to].map(version => (
          <div key={version.en.version}>
            <dt>{version.en.version}</dt>
            <dd>{span(version)}</dd>
          </div>
        ))}
      </dl>
      {reasons.length > 0 && (
        <div className="panel panel--quiet version-change">
          <h3>{copy.summary}</h3>
          <ChangesList changes={reasons} />
        </div>
      )}
      <h3 className="policy-comparison__title">{copy.words}</h3>
      {isSame ? (
        <p>{copy.same}</p>
      ) : (
        <>
          <p className="policy-comparison__key">
            {copy.key}{' '}
            <strong>
              {[
                t('policy-versions.counts-changed', { count: changed }),
                t('policy-versions.counts-removed', { count: removed }),
                t('policy-versions.counts-added', { count: added })
              ].join(' · ')}
            </strong>
          </p>
          <ChangedText sections={sections} />
        </>
      )}
    </>
  )
}
