/** The words that any chart is given, and a table of its figures. */
export const frame = (title: string, figures: readonly { name: string; label: string }[] = []) => ({
  title,
  description: `${title}. An example of the gallery with invented figures.`,
  table: {
    columns: ['What', { name: 'Figure', kind: 'figure' as const }],
    rows: figures.map(({ name, label }) => [name, label])
  }
})

/** Figures by their names, written by `label`; one of them may be highlighted. */
export const figures = (
  values: Readonly<Record<string, number>>,
  highlight?: string,
  label = (value: number) => `${value} %`
) =>
  Object.entries(values).map(([name, value]) => ({ name, value, label: label(value), highlight: name === highlight }))

export const count = (value: number) => value.toLocaleString('en')
export const dollars = (value: number) => `$${count(value)}`

/** Places that are written on an axis. */
export const ticks = (values: readonly number[], label = (value: number) => `${value}`) =>
  values.map(value => ({ value, label: label(value) }))
