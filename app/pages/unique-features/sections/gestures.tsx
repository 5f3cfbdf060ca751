/** The gestures of the set, as the table shows them. */
export const Gestures = ({ items }: { items: readonly string[] }) => (
  <ul className="gestures">
    {items.map(gesture => (
      <li key={gesture}>{gesture}</li>
    ))}
  </ul>
)
