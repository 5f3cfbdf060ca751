type Props = {
  /** Safe markup, one a point. */
  items: readonly string[]
}

/** A list of points between hairlines. */
export function Points({ items }: Props) {
  return (
    <ul className="points ruled">
      {items.map(html => (
        <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </ul>
  )
}
