import { policiesShown } from '../../domain/policies/policies-shown.ts'
import { historyPath, nextPolicyChange, policyFeedName } from '../../domain/policies/policy-versions.ts'
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'
import { PolicyTimeline } from './sections/policy-timeline.tsx'

/** Every policy of the site with all its versions, what changed in each, and a form that compares two of them. */
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
        <section className="panel panel--warm policy-history__note" aria-labelledby="slot-games">
          <h2 id="slot-games">{slotGames.title}</h2>
          <Prose paragraphs={slotGames.paragraphsMarkdown.map(markdown)} />
        </section>
      </div>
      <Section id="texts" title={texts.title} lead={texts.lead}>
        <div className="policy-history__texts">
          {policies.map(policy => (
            <PolicyTimeline key={policy.key} entry={policy} />
          ))}
        </div>
      </Section>
      <Section id="how" title={how.title} kind="split">
        <Prose paragraphs={how.paragraphsMarkdown.map(markdown)} />
      </Section>
      {history && (
        <Section id="feed" title={feed.title} kind="split">
          <Prose paragraphs={[feed.text]} />
          <p className="policy-history__feed">
            <a className="button button--quiet" href={`${history}${policyFeedName}`}>
              {feed.link}
            </a>
          </p>
        </Section>
      )}
    </>
  )
}
