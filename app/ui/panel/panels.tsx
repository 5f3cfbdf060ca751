type Props = {
  /** A name with safe markup. */
  items: readonly { name: string; html: string }[]
}

/** Names with a text each, a panel of a list for each. */
export const Panels = ({ items }: Props) => (
  <ul className="panels">
    {items.map(({ name, html }) => (
      <li key={name} className="panel">
        <h3>{name}</h3>
        <p dangerouslySetInnerHTML={{ __html: html }} />
      </li>
    ))}
  </ul>
)
