import { peopleShown } from '../../domain/law/people-shown.ts'
import { People } from '../../features/ambassadors/people.tsx'
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx'
import { renderMarkdown } from '../../site/markdown/render-markdown.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { ambassadorOf } from '../../site/page/ambassador-pages.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'
import { Facts } from './sections/facts.tsx'
import { PersonHead } from './sections/person-head.tsx'
import { Results } from './sections/results.tsx'

const shownOthers = 4

/** One ambassador: who they are, their story, the hand it tells of, their places; or plain information, as on the listing. */
export function AmbassadorPage() {
  const scope = usePage()
  const page = pageCopy(scope, 'ambassadors')
  const markdown = useMarkdown()
  if (!peopleShown(scope))
    return (
      <>
        <TitledHead title={page.withoutPeople.title} lead={page.withoutPeople.lead} above={<Breadcrumbs />} />
        <div className="wrap">
          <Prose paragraphs={page.withoutPeople.paragraphsMarkdown.map(markdown)} />
        </div>
      </>
    )
  const person = ambassadorOf(scope)
  const { html } = renderMarkdown(person.words.bodyMarkdown, { resolveHref: scope.href })
  const here = scope.content.ambassadors.filter(({ sites }) => sites.includes(scope.siteId))
  const at = here.findIndex(({ slug }) => slug === person.slug)
  const others = [...here.slice(at + 1), ...here.slice(0, Math.max(at, 0))].slice(0, shownOthers)
  const team = scope.href('/ggteam/')
  return (
    <article className="ambassador">
      <PersonHead person={person} />
      <div className="wrap ambassador__story">
        <Facts person={person} words={page.story.facts} />
        <div className="prose ambassador__text" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      <Results person={person} words={page.story.results} sampleNote={page.story.sampleNote} />
      <Section id="others" title={page.story.others.title}>
        <People people={others} />
        {team && (
          <p className="stars__all">
            <a href={team} className="button button--quiet">
              {page.story.others.all}
            </a>
          </p>
        )}
      </Section>
    </article>
  )
}
