import type { ReactNode } from 'react'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { Points } from '../../ui/points/points.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Questions } from '../../ui/questions/questions.tsx'
import { Section, type SectionProps } from '../../ui/section/section.tsx'
import { Steps } from '../../ui/steps/steps.tsx'

type Part<Words> = Omit<SectionProps, 'children'> & { children?: ReactNode } & Words

/** A heading, a sentence that leads in, and points. */
export function PointList({
  leadMarkdown,
  pointsMarkdown,
  children,
  ...section
}: Part<{ leadMarkdown?: string; pointsMarkdown: readonly string[] }>) {
  const markdown = useMarkdown()
  return (
    <Section {...section} {...(leadMarkdown && { leadHtml: markdown(leadMarkdown) })}>
      <Points items={pointsMarkdown.map(markdown)} />
      {children}
    </Section>
  )
}

/** Paragraphs under a heading, and further content below them. */
export function Paragraphs({
  paragraphsMarkdown,
  children,
  ...section
}: Part<{ paragraphsMarkdown: readonly string[] }>) {
  return (
    <Section {...section}>
      <Prose paragraphs={paragraphsMarkdown.map(useMarkdown())} />
      {children}
    </Section>
  )
}

/** Numbered steps under a heading. */
export function StepList({
  steps,
  children,
  ...section
}: Part<{ steps: readonly { name: string; textMarkdown: string }[] }>) {
  const markdown = useMarkdown()
  return (
    <Section {...section}>
      <Steps items={steps.map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))} />
      {children}
    </Section>
  )
}

type QuestionProps = Omit<Part<{ items: readonly { question: string; answerMarkdown: string }[] }>, 'id'> & {
  id?: string
}

/** The questions of a page under their heading. */
export function QuestionList({ items, children, id = 'questions', kind = 'split', ...section }: QuestionProps) {
  const markdown = useMarkdown()
  return (
    <Section {...section} id={id} kind={kind}>
      <Questions items={items.map(({ question, answerMarkdown }) => ({ question, html: markdown(answerMarkdown) }))} />
      {children}
    </Section>
  )
}
