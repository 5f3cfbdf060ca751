import { historyPath, nextPolicyChange, policyFeedName, versionBefore } from '../../domain/policies/policy-versions.ts'
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx'
import { ChangesList } from '../../features/policy-versions/changes-list.tsx'
import { useVersions } from '../../features/policy-versions/use-versions.ts'
import { VersionLink } from '../../features/policy-versions/version-link.tsx'
import { Paragraphs } from '../../features/sections/text-sections.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { fillForPage, pageCopy } from '../../site/page/page-copy.ts'
import { type PolicyEntry, policiesShown } from '../../site/page/policies-shown.ts'
import { usePage } from '../../site/page/use-page.tsx'
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
  scope.expiresAt(nextPolicyChange(every, scope.asOf()))
  return (
    <>
      <TitledHead title={title} lead={lead} above={<Breadcrumbs />} />
      <div className="wrap">
        <section className="panel panel--warm columns policy-history__note" aria-labelledby="slot-games">
          <h2 id="slot-games">{slotGames.title}</h2>
          <Prose paragraphs={slotGames.paragraphsMarkdown.map(markdown)} />
        </section>
      </div>
      <Section id="texts" title={texts.title} lead={texts.lead}>
        <div className="stack policy-history__texts">
          {policies.map(policy => (
            <PolicyTimeline key={policy.key} entry={policy} />
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

/** One policy: its versions down a line, the newest first, and the page that compares any two of several. */
function PolicyTimeline({ entry }: { entry: PolicyEntry }) {
  const { key: policy, path, versions, current } = entry
  const scope = usePage()
  const { t, href, locale } = scope
  const { announced, stateOf, day, address, comparison } = useVersions(policy, versions)
  const title = fillForPage(scope, current[locale].title)
  const page = href(path)
  const [newest, ...older] = announced
  const anyTwo = newest && older.length > 1 && older[0] ? comparison(older[0], newest) : null
  return (
    <article id={policy} className="columns policy-timeline" aria-labelledby={`${policy}-title`}>
      <div className="policy-timeline__head">
        <h3 id={`${policy}-title`} className="headline">
          {page ? <a href={page}>{title}</a> : title}
        </h3>
        {anyTwo && (
          <a className="touch text-plain" href={anyTwo}>
            {t('policy-versions.compare-form', { title })}
          </a>
        )}
      </div>
      <ol className="stack policy-timeline__versions">
        {announced.map(version => {
          const number = version.en.version
          const state = stateOf(version)
          const before = versionBefore(versions, version)
          const { changes } = version[locale]
          return (
            <li key={number} className={`policy-timeline__version policy-timeline__version--${state}`}>
              <p className="row policy-timeline__name">
                <strong>
                  <time dateTime={version.en.effectiveFrom}>{day(version)}</time>
                </strong>{' '}
                <span className="policy-timeline__state text-note">{t(`policy-versions.${state}`)}</span>
              </p>
              {changes && <ChangesList changes={fillForPage(scope, changes)} />}
              {!before && <p className="quiet text-plain">{t('policy-versions.first')}</p>}
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
    </article>
  )
}
