import { peopleShown } from '../../domain/law/people-shown.ts'
import { People } from '../../features/ambassadors/people.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { QuestionsSection } from '../../ui/questions/questions-section.tsx'
import { Section } from '../../ui/section/section.tsx'

/** The people who stand for the room, or plain information where the law forbids to put people in the spotlight. The other one is never sent. */
export function Ambassadors() {
  const scope = usePage()
  const page = pageCopy(scope, 'ambassadors')
  const markdown = useMarkdown()
  if (!peopleShown(scope))
    return (
      <div className="wrap without-people">
        <Prose paragraphs={page.withoutPeople.paragraphsMarkdown.map(markdown)} />
      </div>
    )
  const people = scope.content.ambassadors.filter(({ sites }) => sites.includes(scope.siteId))
  return (
    <div className="ambassadors">
      <Section id="people" title={page.people.title} lead={page.people.lead}>
        <People people={people} />
        <p className="sample-note">{page.people.sampleNote}</p>
      </Section>
      <Section id="idea" title={page.idea.title} kind="split">
        <Prose paragraphs={page.idea.paragraphsMarkdown.map(markdown)} />
      </Section>
      <Section
        id="conditions"
        title={page.conditions.title}
        kind="split"
        lead={<span dangerouslySetInnerHTML={{ __html: markdown(page.conditions.leadMarkdown) }} />}
      >
        <Points items={page.conditions.pointsMarkdown.map(markdown)} />
      </Section>
      <QuestionsSection {...page.questions} markdown={markdown} />
    </div>
  )
}
