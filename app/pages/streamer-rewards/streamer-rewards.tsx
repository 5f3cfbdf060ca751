import { SectionList } from '../../features/sections/section-list.tsx'
import { WithPanel } from '../../features/streamer-panel/with-panel.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageShown } from '../../site/page/inducement-shown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Week } from './week.tsx'

/** What an approved streamer receives, or plain information where streamers may not be promoted. The other one is never sent. */
export function StreamerRewards() {
  const scope = usePage()
  const page = pageCopy(scope, 'streamer-rewards')
  const line = useMarkdown()
  if (scope.row && !pageShown(scope, scope.row))
    return (
      <div className="wrap streamer-rewards__neutral">
        <Prose paragraphs={page.neutral.paragraphs.map(line)} />
      </div>
    )
  return (
    <SectionList parts={{ week: <Week {...page.week} />, rewards: <WithPanel id="rewards" {...page.rewards} /> }} />
  )
}
