import type { PolicyEntry } from '../../../domain/policies/policies-shown.ts'
import { versionBefore } from '../../../domain/policies/policy-versions.ts'
import { ChangesList } from '../../../features/policy-versions/changes-list.tsx'
import { ComparisonForm } from '../../../features/policy-versions/comparison-form.tsx'
import { useVersions } from '../../../features/policy-versions/use-versions.ts'
import { fillForPage } from '../../../site/page/page-copy.ts'
import { usePage } from '../../../site/page/use-page.tsx'

/** One policy: its versions down a line, the newest first, and two of them to compare. */
export function PolicyTimeline({ entry }: { entry: PolicyEntry }) {
  const { key: policy, path, versions, current } = entry
  const scope = usePage()
  const { t, href } = scope
  const { told, words, stateOf, span, address, comparison } = useVersions(policy, versions)
  const title = fillForPage(scope, words(current).title)
  const page = href(path)
  return (
    <article id={policy} className="policy-timeline" aria-labelledby={`${policy}-title`}>
      <div className="policy-timeline__head">
        <h3 id={`${policy}-title`}>{page ? <a href={page}>{title}</a> : title}</h3>
        <ComparisonForm policy={policy} title={title} versions={versions} from={null} to={null} />
      </div>
      <ol className="policy-timeline__versions">
        {told.map(version => {
          const number = version.en.version
          const state = stateOf(version)
          const before = versionBefore(versions, version)
          const read = address(version)
          const compare = before && comparison(before, version)
          const { changes } = words(version)
          return (
            <li key={number} className={`policy-timeline__version policy-timeline__version--${state}`}>
              <p className="policy-timeline__name">
                <strong>{number}</strong>{' '}
                <span className="policy-timeline__state">{t(`policy-versions.${state}`)}</span>{' '}
                <span className="policy-timeline__span">{span(version)}</span>
              </p>
              {changes && <ChangesList changes={fillForPage(scope, changes)} />}
              {!before && <p className="policy-timeline__first">{t('policy-versions.first')}</p>}
              <p className="version-links">
                {read && <a href={read}>{t('policy-versions.read', { version: number })}</a>}
                {compare && (
                  <a href={compare}>{t('policy-versions.compare-pair', { from: before.en.version, to: number })}</a>
                )}
              </p>
            </li>
          )
        })}
      </ol>
    </article>
  )
}
