import type { Figure } from './figure.ts'

/** The number of a figure, for drawings. Null for a date, a time or a text. */
export function figureNumber(figure: Figure): number | null {
  switch (figure.kind) {
    case 'money':
      return figure.amount
    case 'count':
    case 'percent':
    case 'multiplier':
    case 'age':
    case 'duration':
    case 'dataSize':
      return figure.value
    case 'date':
    case 'month':
    case 'time':
    case 'text':
      return null
  }
}
