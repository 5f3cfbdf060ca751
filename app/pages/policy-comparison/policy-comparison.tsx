import { policiesShown } from '../../domain/policies/policies-shown.ts'
import { historyPath, versionsTold } from '../../domain/policies/policy-versions.ts'
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx'
import { ComparisonForm } from '../../features/policy-versions/comparison-form.tsx'
import { readComparison } from '../../features/policy-versions/read-comparison.ts'
import { fillForPage, pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'
import { ComparisonResult } from './sections/comparison-result.tsx'

/** Two versions of one policy, word for word. Rendered for each request from its query; what cannot be read is named by its field. */
export function PolicyComparison() {
  const scope = usePage()
  const copy = pageCopy(scope, 'policy-comparison')
  const { asOf, query, href } = scope
  const live = scope.locale
  const policies = policiesShown(scope)
  const shown = Object.fromEntries(policies.map(({ key, versions }) => [key, versions]))
  const { policy, from, to, faults } = readComparison(query(), shown, asOf())
  const entry = policies.find(({ key }) => key === policy)
  const comparable = policies.filter(({ versions }) => versionsTold(versions, asOf()).length > 1)
  const titleOf = (key: string) => fillForPage(scope, shown[key]?.[0]?.[live].title ?? '')
  const faultWords = (field: keyof typeof faults) => {
    const fault = faults[field]
    return fault ? { [field]: copy.faults[fault] } : {}
  }
  const hasFault = Object.keys(faults).length > 0
  const history = href(historyPath)
  return (
    <>
      <TitledHead title={copy.title} lead={copy.lead} above={<Breadcrumbs />} />
      <div className="wrap policy-comparison">
        {hasFault && (
          <section className="panel policy-comparison__fault" role="alert" aria-labelledby="fault">
            <h2 id="fault">{copy.faults.title}</h2>
            <ul>
              {Object.entries(faults).map(([field, fault]) => (
                <li key={field}>
                  <code>{field}</code>: {copy.faults[fault]}
                </li>
              ))}
            </ul>
          </section>
        )}
        {entry ? (
          <section aria-labelledby="result">
            <h2 id="result">{titleOf(entry.key)}</h2>
            <ComparisonForm
              policy={entry.key}
              title={titleOf(entry.key)}
              versions={entry.versions}
              from={from}
              to={to}
              faults={{ ...faultWords('from'), ...faultWords('to') }}
            />
            {!hasFault && from && to && <ComparisonResult entry={entry} from={from} to={to} copy={copy.result} />}
            {!hasFault && !from && <p className="lead">{copy.choose.none}</p>}
          </section>
        ) : (
          <section aria-labelledby="choose">
            <h2 id="choose">{copy.choose.title}</h2>
            {comparable.length === 0 && <p>{copy.choose.none}</p>}
            {comparable.map(({ key, versions }) => (
              <section key={key} className="policy-comparison__choice" aria-labelledby={`${key}-title`}>
                <h3 id={`${key}-title`}>{titleOf(key)}</h3>
                <ComparisonForm policy={key} title={titleOf(key)} versions={versions} from={null} to={null} />
              </section>
            ))}
          </section>
        )}
        {history && (
          <p className="policy-comparison__history">
            <a href={policy && entry ? `${history}#${entry.key}` : history}>{copy.result.history}</a>
          </p>
        )}
      </div>
    </>
  )
}
