import {
  announcedVersions,
  appliesFrom,
  historyPath,
  nextPolicyChange,
  policyFeedName,
  versionBefore
} from '../../domain/policies/policy-versions.ts'
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx'
import { ChangesList } from '../../features/policy-versions/changes-list.tsx'
import { useVersions } from '../../features/policy-versions/use-versions.ts'
import { VersionLink } from '../../features/policy-versions/version-link.tsx'
import { Paragraphs } from '../../features/sections/text-sections.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { fillForPage, pageCopy } from '../../site/page/page-copy.ts'
import { type PolicyEntry, policiesShown } from '../../site/page/policies-shown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { ChartTicks } from '../../ui/charts/chart-marks.tsx'
import { linear, percent } from '../../ui/charts/scales.ts'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'

/** Every policy of the site with all its versions, what changed in each, and the way to compare it with the one before. */
export function PolicyHistory() {
  const scope = usePage()
  const markdown = useMarkdown()
  const { title, lead, slotGames, texts, how, feed } = pageCopy(scope, 'policy-history')
  const policies = policiesShown(scope)
  const every = Object.values(scope.content.policyVersions).flat()
  const history = scope.href(historyPath)
  const days = policies.flatMap(({ versions }) =>
    announcedVersions(versions, scope.asOf()).map(version => appliesFrom(version).getTime())
  )
  const first = new Date(Math.min(...days))
  const last = new Date(Math.max(...days))
  const place = linear(first.getTime(), last.getTime())
  const years = Array.from({ length: last.getUTCFullYear() - first.getUTCFullYear() }, (_, index) => {
    const year = first.getUTCFullYear() + index + 1
    return { value: Date.UTC(year), label: String(year) }
  })
  scope.expiresAt(nextPolicyChange(every, scope.asOf()))
  return (
    <>
      <TitledHead title={title} lead={lead} above={<Breadcrumbs />} />
      <div className="wrap">
        <section className="panel panel--warm policy-history__note" aria-labelledby="slot-games">
          <details className="smooth-details">
            <summary className="folding">
              <h2 id="slot-games">{slotGames.title}</h2>
            </summary>
            <Prose paragraphs={slotGames.paragraphsMarkdown.map(markdown)} />
          </details>
        </section>
      </div>
      <Section id="texts" title={texts.title} lead={texts.lead}>
        <div className="lines">
          <div className="policy-timeline__row">
            <svg width="100%" height="16" aria-hidden="true">
              <ChartTicks ticks={years} place={place} y="14" />
            </svg>
          </div>
          {policies.map(policy => (
            <PolicyTimeline key={policy.key} entry={policy} place={place} />
          ))}
        </div>
      </Section>
      <Paragraphs id="how" {...how} kind="split" />
      {history && (
        <Section id="feed" title={feed.title} kind="split">
          <Prose paragraphs={[feed.text]} />
          <MoreLink href={`${history}${policyFeedName}`} text={feed.link} />
        </Section>
      )}
    </>
  )
}

/** A date keeps to one line of a link. */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0')

type TimelineProps = { entry: PolicyEntry; place: (time: number) => number }

/** One policy: when each of its versions began, on the line that all policies share; opened, its versions, the newest first, and the page that compares any two of several. */
function PolicyTimeline({ entry: { key: policy, path, versions, current }, place }: TimelineProps) {
  const scope = usePage()
  const { t, href, locale } = scope
  const { announced, stateOf, day, span, address, comparison } = useVersions(policy, versions)
  const title = fillForPage(scope, current[locale].title)
  const page = href(path)
  const [newest, ...older] = announced
  const anyTwo = newest && older.length > 1 && older[0] ? comparison(older[0], newest) : null
  return (
    <details className="policy-timeline smooth-details">
      <summary className="folding policy-timeline__row">
        <h3 className="headline">{title}</h3>
        <span className="muted text-small">{span(current)}</span>
        <svg width="100%" height="16" aria-hidden="true">
          <line x2="100%" y1="8" y2="8" className="policy-timeline__line" />
          {announced.map(version => (
            <circle
              key={version.en.version}
              cx={percent(place(appliesFrom(version).getTime()))}
              cy="8"
              r="5"
              className={`policy-timeline__dot policy-timeline--${stateOf(version)}`}
            />
          ))}
        </svg>
      </summary>
      <p id={policy} className="row version-links text-plain">
        <VersionLink href={page} words={t('policy-versions.go-current')} />
        <VersionLink href={anyTwo} words={t('policy-versions.compare-form', { title })} />
      </p>
      <ol className="stack prose">
        {announced.map(version => {
          const number = version.en.version
          const state = stateOf(version)
          const before = versionBefore(versions, version)
          const { changes } = version[locale]
          return (
            <li key={number}>
              <p className="row">
                <time className="headline bright" dateTime={version.en.effectiveFrom}>
                  {day(version)}
                </time>
                <span className={`text-note policy-timeline--${state}`}>{t(`policy-versions.${state}`)}</span>
              </p>
              {changes && <ChangesList changes={fillForPage(scope, changes)} />}
              {!before && <p>{t('policy-versions.first')}</p>}
              <p className="version-links row text-plain">
                <VersionLink href={address(version)} words={t('policy-versions.read', { version: number })} />
                {before && (
                  <VersionLink
                    href={comparison(before, version)}
                    words={t('policy-versions.compare-pair', {
                      from: unbroken(day(before)),
                      to: unbroken(day(version))
                    })}
                  />
                )}
              </p>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
