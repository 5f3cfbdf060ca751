type Props = {
  /** A name with plain text, or with safe markup. */
  items: readonly ({ name: string } & ({ text: string } | { html: string }))[]
  className?: string
}

/** Names with a text each, a panel of a list for each. */
export const Panels = ({ items, className = '' }: Props) => (
  <ul className={`panels ${className}`.trimEnd()}>
    {items.map(({ name, ...words }) => (
      <li key={name} className="panel">
        <h3>{name}</h3>
        {'html' in words ? <p dangerouslySetInnerHTML={{ __html: words.html }} /> : <p>{words.text}</p>}
      </li>
    ))}
  </ul>
)
