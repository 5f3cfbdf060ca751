import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { Prose } from '../../../ui/prose/prose.tsx'

/** What anyone who streams poker should know, without a programme. In: paragraphs of Markdown. */
export function Neutral({ paragraphs }: { paragraphs: readonly string[] }) {
  return <Prose paragraphs={paragraphs.map(useMarkdown())} />
}
