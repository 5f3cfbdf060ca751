import { formatFigure } from '../../domain/figures/format-figure.ts'
import { shownPolicy, versionRoute } from '../../domain/policies/policies-shown.ts'
import { VersionLinks } from '../../features/policy-versions/version-links.tsx'
import { VersionNotice } from '../../features/policy-versions/version-notice.tsx'
import { SelfExclusionLink } from '../../features/self-exclusion/self-exclusion-link.tsx'
import { renderMarkdown } from '../../site/markdown/render-markdown.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pagePolicy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { AgeMark } from './sections/age-mark.tsx'
import { Certificate } from './sections/certificate.tsx'
import { PolicyText } from './sections/policy-text.tsx'

/** A policy: its essence, version and date, and the whole text. One screen for all of them. */
export function Policy() {
  const scope = usePage()
  const markdown = useMarkdown()
  const { t, locale, href, row } = scope
  const policy = pagePolicy(scope)
  const shown = shownPolicy(scope)
  if (!policy || !shown) throw new Error(`No policy is written for ${scope.path}`)
  const isVersionPage = row?.key === versionRoute
  const isToCome = policy.effectiveFrom > scope.asOf().toISOString()
  const about = { policy: shown.key, versions: shown.versions, version: shown.version }
  const { html } = renderMarkdown(policy.bodyMarkdown, { resolveHref: href })
  return (
    <>
      <dl className="policy__facts">
        <div>
          <dt>{t('policy.version')}</dt>
          <dd>{policy.version}</dd>
        </div>
        <div>
          <dt>{t(isToCome ? 'policy.will-apply-from' : 'policy.effective-from')}</dt>
          <dd>
            <time dateTime={policy.effectiveFrom}>
              {formatFigure({ kind: 'date', value: policy.effectiveFrom }, locale)}
            </time>
          </dd>
        </div>
      </dl>
      {isVersionPage && <VersionNotice {...about} />}
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
      {shown.key === 'network-random-number-generator' && <Certificate />}
      <VersionLinks {...about} isVersionPage={isVersionPage} />
      <PolicyText html={html} backToContents={t('policy.back-to-contents')} />
    </>
  )
}
