import { SelfExclusionLink } from '../../features/self-exclusion/self-exclusion-link.tsx'
import { formatFigure } from '../../site/figures/format-figure.ts'
import { renderMarkdown } from '../../site/markdown/render-markdown.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pagePolicy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { AgeMark } from './sections/age-mark.tsx'
import { PolicyText } from './sections/policy-text.tsx'

/** A policy: its essence, version and date, and the whole text. One screen for all of them. */
export function Policy() {
  const scope = usePage()
  const markdown = useMarkdown()
  const { t, locale, href, row } = scope
  const policy = pagePolicy(scope)
  if (!policy) throw new Error(`No policy is written for ${scope.path}`)
  const { html } = renderMarkdown(policy.bodyMarkdown, { resolveHref: href })
  return (
    <>
      <dl className="policy__facts">
        <div>
          <dt>{t('policy.version')}</dt>
          <dd>{policy.version}</dd>
        </div>
        <div>
          <dt>{t('policy.effective-from')}</dt>
          <dd>
            <time dateTime={policy.effectiveFrom}>
              {formatFigure({ kind: 'date', value: policy.effectiveFrom }, locale)}
            </time>
          </dd>
        </div>
      </dl>
      {row?.key.startsWith('responsible-gaming') && <AgeMark minimumAge={scope.audience().minimumAge} />}
      {row?.key === 'responsible-gaming' && (
        <p className="policy__help">
          <SelfExclusionLink className="button button--act" />
        </p>
      )}
      <section className="panel policy__summary" aria-labelledby="summary">
        <h2 id="summary">{t('policy.summary')}</h2>
        <ul>
          {policy.summary.map(point => (
            <li key={point} dangerouslySetInnerHTML={{ __html: markdown(point) }} />
          ))}
        </ul>
      </section>
      <PolicyText html={html} backToContents={t('policy.back-to-contents')} />
    </>
  )
}
