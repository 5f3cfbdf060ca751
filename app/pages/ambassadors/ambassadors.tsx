import { People } from '../../features/ambassadors/people.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { QuestionList } from '../../features/sections/text-sections.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { inducementShown } from '../../site/page/inducement-shown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { teamOn } from '../../site/page/team.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'

/** The ambassadors of the room, or plain information where the law forbids to put people in the spotlight. The other one is never sent. */
export function Ambassadors() {
  const scope = usePage()
  const page = pageCopy(scope, 'ambassadors')
  const markdown = useMarkdown()
  if (!inducementShown(scope, 'ambassadors'))
    return (
      <div className="wrap plain-page">
        <Prose paragraphs={page.withoutPeople.paragraphsMarkdown.map(markdown)} />
      </div>
    )
  return (
    <SectionList
      parts={{
        people: (
          <Section id="people" {...page.people}>
            <People people={teamOn(scope)} />
          </Section>
        ),
        questions: <QuestionList id="questions" kind="split" {...page.questions} />
      }}
    />
  )
}
