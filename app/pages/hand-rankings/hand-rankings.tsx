import { NextStep } from '../../features/next-step/next-step.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Questions } from '../../ui/questions/questions.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Contests } from './sections/contests.tsx'
import { Ladder } from './sections/ladder.tsx'
import { SixPlus } from './sections/six-plus.tsx'

/** The ten hands as a ladder with their cards and odds, what decides between equal ones, and how the order changes in six-plus. */
export function HandRankings() {
  const scope = usePage()
  const page = pageCopy(scope, 'hand-rankings')
  const markdown = useMarkdown()
  return (
    <>
      <Ladder copy={page.ladder} />
      <Contests copy={page.contests} />
      <SixPlus copy={page.sixPlus} names={page.ladder.hands} />
      <Section id="questions" title={page.questions.title} kind="split">
        <Questions
          items={page.questions.items.map(({ question, answerMarkdown }) => ({
            question,
            html: markdown(answerMarkdown)
          }))}
        />
      </Section>
      <NextStep {...page.next} besides={{ path: '/poker-school/equity-calculator/', words: page.besides }} />
    </>
  )
}
