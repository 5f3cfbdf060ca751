type Props = {
  /** `label` says what `value` counts, its time and unit included where it needs them. */
  items: readonly { value: string; label: string }[]
}

/** Two to four figures set large, side by side. */
export const Figures = ({ items }: Props) => (
  <dl className="figures">
    {items.map(({ value, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
