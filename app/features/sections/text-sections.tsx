import type { ReactNode } from 'react'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { Prose } from '../../ui/prose/prose.tsx'
import { Questions } from '../../ui/questions/questions.tsx'
import { Section, type SectionProps } from '../../ui/section/section.tsx'

type Head = Omit<SectionProps, 'children'>

type ParagraphProps = Head & { paragraphsMarkdown: readonly string[]; children?: ReactNode }

/** Paragraphs under a heading, and further content below them. */
export function Paragraphs({ paragraphsMarkdown, children, ...section }: ParagraphProps) {
  return (
    <Section {...section}>
      <Prose paragraphs={paragraphsMarkdown.map(useMarkdown())} />
      {children}
    </Section>
  )
}

type Items = readonly { question: string; answerMarkdown: string }[]

/** The questions of a page under their heading. */
export const QuestionList = ({ items, ...section }: Head & { items: Items }) => (
  <Section {...section}>
    <QuestionItems items={items} />
  </Section>
)

/** Questions that open on their answers. */
export function QuestionItems({ items }: { items: Items }) {
  const markdown = useMarkdown()
  return (
    <Questions items={items.map(({ question, answerMarkdown }) => ({ question, html: markdown(answerMarkdown) }))} />
  )
}
