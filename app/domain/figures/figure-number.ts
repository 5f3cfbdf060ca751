import type { Figure } from './figure.ts'

/** The number of a figure, for drawings. Null for a date, a time or a text. */
export function figureNumber(figure: Figure): number | null {
  if (figure.kind === 'money') return figure.amount
  return typeof figure.value === 'number' ? figure.value : null
}
