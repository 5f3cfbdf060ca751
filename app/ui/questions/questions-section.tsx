import { Section } from '../section/section.tsx'
import { Questions } from './questions.tsx'

type Props = {
  title: string
  items: readonly { question: string; answerMarkdown: string }[]
  /** Turns a line of Markdown into safe markup. */
  markdown: (text: string) => string
}

/** The questions of a page under their heading. For parts that the server alone renders. */
export const QuestionsSection = ({ title, items, markdown }: Props) => (
  <Section id="questions" title={title} kind="split">
    <Questions items={items.map(({ question, answerMarkdown }) => ({ question, html: markdown(answerMarkdown) }))} />
  </Section>
)
