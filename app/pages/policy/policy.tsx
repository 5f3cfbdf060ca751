import { isValidAt, nearestBoundary } from '../../domain/dated/dated-record.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { historyPath, policyPath, versionBefore, versionToCome } from '../../domain/policies/policy-versions.ts'
import { DemoNote } from '../../features/demo/demo.tsx'
import { SampleLimits } from '../../features/limit-panel/limit-panel.tsx'
import { ChangesList } from '../../features/policy-versions/changes-list.tsx'
import { useVersions } from '../../features/policy-versions/use-versions.ts'
import { VersionLink } from '../../features/policy-versions/version-link.tsx'
import { SelfExclusionLink } from '../../features/self-exclusion/self-exclusion-link.tsx'
import { renderMarkdown } from '../../site/markdown/render-markdown.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { fillForPage, pagePolicy } from '../../site/page/page-copy.ts'
import { shownPolicy, versionRoute } from '../../site/page/policies-shown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { withHelpCards } from './help-cards.ts'
import { withSelfTest } from './self-test.ts'

/** A policy: its essence, version and date, and the whole text; on the page of help its opening comes first. One screen for all of them. */
export function Policy() {
  const scope = usePage()
  const markdown = useMarkdown()
  const { t, locale, href, row } = scope
  const policy = pagePolicy(scope)
  const shown = shownPolicy(scope)
  if (!policy || !shown) throw new Error(`No policy is written for ${scope.path}`)
  const isToCome = policy.effectiveFrom > scope.asOf().toISOString()
  const text = renderMarkdown(policy.bodyMarkdown, { resolveHref: href }).html
  const html =
    shown.key === 'responsible-gaming'
      ? withHelpCards(withSelfTest(text, { yes: t('policy.self-test-yes'), no: t('policy.self-test-no') }))
      : text
  const isHelp = row?.key === 'responsible-gaming'
  /** What stands before the first heading. */
  const opening = isHelp ? (/^.*?(?=<h2 )/s.exec(html)?.[0] ?? '') : ''
  return (
    <>
      {isHelp && (
        <>
          <div className="prose policy__opening" dangerouslySetInnerHTML={{ __html: opening }} />
          <p className="policy__help">
            <SelfExclusionLink className="button button--act" />
          </p>
        </>
      )}
      <Facts
        className="row policy__facts"
        items={[
          {
            label: t(isToCome ? 'policy.will-apply-from' : 'policy.effective-from'),
            value: (
              <time dateTime={policy.effectiveFrom}>
                {formatFigure({ kind: 'date', value: policy.effectiveFrom }, locale)}
              </time>
            )
          },
          { label: t('policy.version'), value: policy.version, className: 'policy__number' }
        ]}
      />
      {row?.key === versionRoute && <VersionNotice shown={shown} />}
      {row?.key.startsWith('responsible-gaming') && <AgeMark />}
      <section className="panel policy__summary" aria-labelledby="summary">
        <h2 id="summary">{t('policy.summary')}</h2>
        <ul>
          {policy.summary.map(point => (
            <li key={point} dangerouslySetInnerHTML={{ __html: markdown(point) }} />
          ))}
        </ul>
      </section>
      {isHelp && <SampleLimits />}
      {shown.key === 'network-random-number-generator' && <Certificate />}
      <VersionLinks shown={shown} />
      <PolicyText html={html.slice(opening.length)} folds={isHelp} />
    </>
  )
}

/** The minimum age of the visitor's audience, set large. */
function AgeMark() {
  const { t, audience } = usePage()
  const { minimumAge } = audience()
  return (
    <p className="age-mark">
      <strong aria-hidden="true">{minimumAge}+</strong>
      <span className="quiet">{t('policy.age-mark', { minimumAge: String(minimumAge) })}</span>
    </p>
  )
}

/** The testing laboratory's record with its dates while it is valid, past it the neutral text alone. */
function Certificate() {
  const scope = usePage()
  const { t, locale, siteId, content } = scope
  const marks = content.trustMarks.filter(({ kind, sites }) => kind === 'testing-lab' && sites.includes(siteId))
  scope.expiresAt(nearestBoundary(marks, scope.asOf()))
  const day = (value: string) => formatFigure({ kind: 'date', value }, locale)
  return marks.map(mark => (
    <section key={mark.id} className="panel panel--quiet version-change above-18" aria-labelledby={mark.id}>
      <h2 id={mark.id}>{t('policy.certificate')}</h2>
      {isValidAt(mark, scope.asOf()) ? (
        <>
          <p>{mark.label[locale]}</p>
          <Facts
            className="row policy__certificate"
            items={[
              { label: t('policy.certificate-from'), value: day(mark.validFrom) },
              { label: t('policy.certificate-until'), value: day(mark.validUntil) },
              { label: t('policy.certificate-checked'), value: day(mark.checkedOn) }
            ]}
          />
          <DemoNote text={t('policy.certificate-sample')} />
        </>
      ) : (
        <p>{mark.neutralText[locale]}</p>
      )}
    </section>
  ))
}

type VersionProps = { shown: NonNullable<ReturnType<typeof shownPolicy>> }

/** Above the text of one version: whether it applies, and where the one in force stands. */
function VersionNotice({ shown: { key, versions, version } }: VersionProps) {
  const { t, href } = usePage()
  const { stateOf, day, until } = useVersions(key, versions)
  const page = href(policyPath(key))
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

/** Below a policy's essence: what changed in this version, the one that is to come, and the ways to all others. */
function VersionLinks({ shown: { key, versions, version } }: VersionProps) {
  const scope = usePage()
  const { t, href, locale } = scope
  const { address, comparison, day } = useVersions(key, versions)
  const isVersionPage = scope.row?.key === versionRoute
  const before = versionBefore(versions, version)
  const next = isVersionPage ? undefined : versionToCome(versions, scope.asOf())
  const { changes } = version[locale]
  const history = href(historyPath)
  return (
    <>
      {next && (
        <section className="panel panel--warm version-change above-18" aria-labelledby="next-version">
          <h2 id="next-version">{t('policy-versions.announced', { from: day(next) })}</h2>
          <ChangesList changes={fillForPage(scope, next[locale].changes ?? [])} />
          <p className="version-links row text-plain">
            <VersionLink href={address(next)} words={t('policy-versions.read', { version: next.en.version })} />
            <VersionLink
              href={comparison(version, next)}
              words={t('policy-versions.compare-pair', { from: day(version), to: day(next) })}
            />
          </p>
        </section>
      )}
      <details className="panel panel--quiet version-change smooth-details above-18">
        <summary className="folding">
          <h2>{t(changes ? 'policy-versions.changed' : 'policy-versions.heading')}</h2>
        </summary>
        {changes && <ChangesList changes={fillForPage(scope, changes)} />}
        {!before && <p>{t('policy-versions.first')}</p>}
        <p className="version-links row text-plain">
          {before && (
            <VersionLink
              href={comparison(before, version)}
              words={t('policy-versions.compare-pair', { from: day(before), to: day(version) })}
            />
          )}
          <VersionLink href={isVersionPage ? null : address(version)} words={t('policy-versions.permanent')} />
          <VersionLink href={history && `${history}#${key}`} words={t('policy-versions.all')} />
        </p>
      </details>
    </>
  )
}

/**
 * The text of a policy as safe markup, each of its sections followed by the way back to the table of contents. Headings are not laid out late:
 * the table of contents marks the one that is read.
 * On the page of help sections are folded, all but the one with the services.
 */
function PolicyText({ html, folds }: { html: string; folds: boolean }) {
  const { t } = usePage()
  return (
    <div className="prose policy__text">
      {html.split(/(?=<h2 )/).map(part => {
        const [, heading, id, name = '', words] = /^(<h2 id="(.*?)">(.*?)<\/h2>)(.*)/s.exec(part) ?? []
        if (heading === undefined || words === undefined)
          return <div key={part} dangerouslySetInnerHTML={{ __html: part }} />
        if (folds)
          return (
            <details key={part} className="smooth-details policy__fold" open={words.includes('help-cards')}>
              <summary className="folding">
                <FoldName id={id} html={name} />
              </summary>
              <div dangerouslySetInnerHTML={{ __html: words }} />
            </details>
          )
        return (
          <section key={part}>
            <div>
              <div dangerouslySetInnerHTML={{ __html: heading }} />
              <div className="late" dangerouslySetInnerHTML={{ __html: words }} />
            </div>
            <p className="policy__back text-small">
              <a href="#contents" className="touch muted">
                {t('policy.back-to-contents')}
              </a>
            </p>
          </section>
        )
      })}
    </div>
  )
}

const FoldName = ({ id, html }: { id: string | undefined; html: string }) => (
  <h2 id={id} dangerouslySetInnerHTML={{ __html: html }} />
)
