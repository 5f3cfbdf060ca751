type Props = {
  /** In the order in which they are taken; `html` is safe markup without a paragraph around it. */
  items: readonly { name: string; html: string }[]
}

/** Numbered steps, their numbers set large. */
export function Steps({ items }: Props) {
  return (
    <ol className="steps edged">
      {items.map(({ name, html }) => (
        <li key={name} className="steps__item step-number">
          <h3>{name}</h3>
          <p className="quiet text-plain" dangerouslySetInnerHTML={{ __html: html }} />
        </li>
      ))}
    </ol>
  )
}
