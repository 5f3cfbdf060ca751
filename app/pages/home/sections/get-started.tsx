import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { NamedSection } from '../../../ui/section/named-section.tsx'
import { Steps } from '../../../ui/steps/steps.tsx'
import { useHomeCopy } from '../use-home-copy.ts'

/** "Three steps: create a free account, download and install, start playing." */
export function GetStarted() {
  const { getStarted: copy } = useHomeCopy()
  const line = useMarkdown()
  return (
    <NamedSection name="get-started" title={copy.title} lead={<p>{copy.lead}</p>}>
      <Steps items={copy.steps.map(({ name, textMarkdown }) => ({ name, html: line(textMarkdown) }))} />
    </NamedSection>
  )
}
