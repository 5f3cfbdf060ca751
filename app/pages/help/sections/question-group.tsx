import type { HelpGroup } from '../../../../content/pages/help/help.schema.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { Questions } from '../../../ui/questions/questions.tsx'

type Props = {
  id: string
  title: string
  items: readonly (HelpGroup['items'][number] & { matches: boolean })[]
}

/** The questions of one subject; those that a search left out are hidden, and the subject with them where none is left. */
export function QuestionGroup({ id, title, items }: Props) {
  const markdown = useMarkdown()
  return (
    <section
      id={id}
      className="section section--split help-group"
      aria-labelledby={`${id}-title`}
      data-help-group=""
      hidden={!items.some(({ matches }) => matches)}
    >
      <div className="wrap section__grid">
        <div className="section__head">
          <h2 id={`${id}-title`}>{title}</h2>
        </div>
        <div className="section__body">
          <Questions
            items={items.map(item => ({
              id: item.id,
              question: item.question,
              html: markdown(item.answerMarkdown),
              hidden: !item.matches,
              search: item.keywords ?? ''
            }))}
          />
        </div>
      </div>
    </section>
  )
}
