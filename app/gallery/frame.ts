/** The words that any chart is given, and a table of its figures. */
export const frame = (title: string, figures: readonly { name: string; label: string }[] = []) => ({
  title,
  description: `${title}. An example of the gallery with invented figures.`,
  tableLabel: 'As a table',
  table: {
    caption: title,
    columns: ['What', { name: 'Figure', kind: 'figure' as const }],
    rows: figures.map(({ name, label }) => [name, label])
  }
})
