import { NextStep } from '../../features/next-step/next-step.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { streamersShown } from '../../site/visitor/streamers-shown.ts'
import { Prose } from '../../ui/prose/prose.tsx'
import { Rewards } from './rewards.tsx'

/** What an approved streamer receives, or plain information where streamers may not be promoted. The other one is never sent. */
export function StreamerRewards() {
  const scope = usePage()
  const page = pageCopy(scope, 'streamer-rewards')
  const line = useMarkdown()
  if (!streamersShown(scope))
    return (
      <div className="wrap streamer-rewards__neutral">
        <Prose paragraphs={page.neutral.paragraphs.map(line)} />
      </div>
    )
  const { title, text, words } = page.next
  return (
    <>
      <Rewards page={page} />
      <NextStep title={title} text={text} besides={{ path: '/streamer-mode/', words }} />
    </>
  )
}
