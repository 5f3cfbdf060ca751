import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { Questions } from '../../../ui/questions/questions.tsx'
import { NamedSection } from '../../../ui/section/named-section.tsx'
import { useHomeCopy } from '../use-home-copy.ts'

/** Questions with their answers, all of them in the document. */
export function MoreInfo() {
  const { moreInfo: copy } = useHomeCopy()
  const line = useMarkdown()
  return (
    <NamedSection
      name="more-info"
      kind="split"
      title={copy.title}
      lead={<p dangerouslySetInnerHTML={{ __html: line(copy.leadMarkdown) }} />}
    >
      <Questions
        items={copy.questions.map(({ question, answerMarkdown }) => ({ question, html: line(answerMarkdown) }))}
      />
    </NamedSection>
  )
}
