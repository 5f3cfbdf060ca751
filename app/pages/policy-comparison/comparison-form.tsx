import type { PolicyVersion } from '../../../content/policies/policy.schema.ts'
import { comparisonPath } from '../../domain/policies/policy-versions.ts'
import { useVersions } from '../../features/policy-versions/use-versions.ts'
import type { PolicyEntry } from '../../site/page/policies-shown.ts'
import { usePage } from '../../site/page/use-page.tsx'

type Props = {
  entry: PolicyEntry
  title: string
  from?: PolicyVersion | null
  to?: PolicyVersion | null
  faults?: Partial<Record<'from' | 'to', string>>
}

/** Two versions of one policy to choose, sent as a plain query. Nothing where there are no two. */
export function ComparisonForm({ entry, title, from, to, faults = {} }: Props) {
  const { t, href } = usePage()
  const { announced, day } = useVersions(entry.key, entry.versions)
  if (announced.length < 2) return null
  const choice = (name: 'from' | 'to', chosen: PolicyVersion | undefined) => {
    const id = `${entry.key}-${name}`
    return (
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {t(`policy-versions.${name}`)}
        </label>
        <select
          id={id}
          name={name}
          className="field__input"
          defaultValue={chosen?.en.version}
          aria-invalid={faults[name] ? true : undefined}
          aria-describedby={faults[name] ? `${id}-fault` : undefined}
        >
          {announced.map(version => (
            <option key={version.en.version} value={version.en.version}>
              {`${day(version)} (${version.en.version})`}
            </option>
          ))}
        </select>
        {faults[name] && (
          <p id={`${id}-fault`} className="field__fault">
            {faults[name]}
          </p>
        )}
      </div>
    )
  }
  return (
    <form
      className="comparison-form stack"
      action={href(comparisonPath) ?? ''}
      method="get"
      aria-label={t('policy-versions.compare-form', { title })}
    >
      <input type="hidden" name="policy" value={entry.key} />
      {choice('from', from ?? announced[1])}
      {choice('to', to ?? announced[0])}
      <button type="submit" className="button button--quiet">
        {t('policy-versions.compare')}
      </button>
    </form>
  )
}
