export type QuestionItem = {
  question: string
  /** Safe markup without a paragraph around it. */
  html: string
  /** The anchor of the answer: an address that ends in it opens the question. */
  id?: string
  hidden?: boolean
  /** Further words by which a search finds it. */
  search?: string
}

type Props = { items: readonly QuestionItem[] }

/** Questions that open on their answers, without script. */
export function Questions({ items }: Props) {
  return (
    <div className="questions ruled">
      {items.map(({ question, html, id, hidden, search }) => (
        <details key={question} className="questions__item smooth-details" hidden={hidden} data-search={search}>
          <summary className="folding">{question}</summary>
          <p id={id} className="quiet" dangerouslySetInnerHTML={{ __html: html }} />
        </details>
      ))}
    </div>
  )
}
