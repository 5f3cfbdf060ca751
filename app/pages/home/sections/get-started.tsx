import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { Steps } from '../../../ui/steps/steps.tsx'
import { HomeSection } from '../home-section.tsx'
import { useHomeCopy } from '../use-home-copy.ts'

/** "Three steps: create a free account, download and install, start playing." */
export function GetStarted() {
  const { getStarted: copy } = useHomeCopy()
  const line = useMarkdown()
  return (
    <HomeSection name="get-started" title={copy.title} lead={<p>{copy.lead}</p>}>
      <Steps items={copy.steps.map(({ name, textMarkdown }) => ({ name, html: line(textMarkdown) }))} />
    </HomeSection>
  )
}
