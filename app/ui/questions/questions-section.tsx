import { Section } from '../section/section.tsx'
import { Questions } from './questions.tsx'

type Props = {
  title: string
  items: readonly { question: string; answerMarkdown: string }[]
  /** Turns a line of Markdown into safe markup. */
  markdown: (text: string) => string
  kind?: 'split' | 'stack'
}

/** The questions of a page under their heading. */
export const QuestionsSection = ({ title, items, markdown, kind = 'split' }: Props) => (
  <Section id="questions" title={title} kind={kind}>
    <Questions items={items.map(({ question, answerMarkdown }) => ({ question, html: markdown(answerMarkdown) }))} />
  </Section>
)
