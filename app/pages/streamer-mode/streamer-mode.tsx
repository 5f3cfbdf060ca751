import { setLarge } from '../../domain/figures/set-large.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { WithPanel } from '../../features/streamer-panel/with-panel.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageShown } from '../../site/page/inducement-shown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Figures } from '../../ui/facts/facts.tsx'
import { Prose } from '../../ui/prose/prose.tsx'

/** Streamer mode: the programme with all its rules, or plain information where streamers may not be promoted. The other one is never sent. */
export function StreamerMode() {
  const scope = usePage()
  const page = pageCopy(scope, 'streamer-mode')
  const markdown = useMarkdown()
  if (scope.row && !pageShown(scope, scope.row))
    return (
      <div className="wrap plain-page">
        <Prose paragraphs={page.neutral.paragraphs.map(markdown)} />
      </div>
    )
  const { items, ...benefits } = page.benefits
  return (
    <SectionList
      parts={{
        facts: (
          <div className="wrap section">
            <Figures items={page.facts.map(({ label, value }) => ({ label, value: setLarge(value) }))} />
          </div>
        ),
        benefits: <WithPanel id="benefits" {...benefits} items={Object.values(items)} />
      }}
    />
  )
}
