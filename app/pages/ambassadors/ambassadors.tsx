import { peopleShown } from '../../domain/law/people-shown.ts'
import { People } from '../../features/ambassadors/people.tsx'
import { Paragraphs, PointList, QuestionList } from '../../features/text-sections/text-sections.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'

/** The ambassadors of the room, or plain information where the law forbids to put people in the spotlight. The other one is never sent. */
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
      <Section id="people" title={page.people.title} lead={page.people.lead} sampleNote={page.people.sampleNote}>
        <People people={people} />
      </Section>
      <Paragraphs id="idea" {...page.idea} kind="split" />
      <PointList id="conditions" {...page.conditions} kind="split" />
      <QuestionList {...page.questions} />
    </div>
  )
}
