type Props = {
  /** The whole text as safe markup. */
  html: string
  backToContents: string
}

/** The text of a policy, each of its sections followed by the way back to the table of contents. */
export function PolicyText({ html, backToContents }: Props) {
  return (
    <div className="prose policy__text">
      {html.split(/(?=<h2 )/).map(part =>
        part.startsWith('<h2 ') ? (
          <section key={part}>
            <div dangerouslySetInnerHTML={{ __html: part }} />
            <p className="policy__back">
              <a href="#contents">{backToContents}</a>
            </p>
          </section>
        ) : (
          <div key={part} dangerouslySetInnerHTML={{ __html: part }} />
        )
      )}
    </div>
  )
}
