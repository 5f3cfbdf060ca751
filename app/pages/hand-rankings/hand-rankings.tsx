import { NextStep } from '../../features/next-step/next-step.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { QuestionsSection } from '../../ui/questions/questions-section.tsx'
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
      <QuestionsSection {...page.questions} markdown={markdown} />
      <NextStep {...page.next} secondLink={page.secondLink} path="/poker-school/equity-calculator/" />
    </>
  )
}
