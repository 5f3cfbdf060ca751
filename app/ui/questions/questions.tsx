type Props = {
  /** `html` is safe markup without a paragraph around it. */
  items: readonly { question: string; html: string }[]
}

/** Questions that open on their answers, without script. For parts that the server alone renders. */
export function Questions({ items }: Props) {
  return (
    <div className="questions">
      {items.map(({ question, html }) => (
        <details key={question} className="questions__item">
          <summary>{question}</summary>
          <p dangerouslySetInnerHTML={{ __html: html }} />
        </details>
      ))}
    </div>
  )
}
