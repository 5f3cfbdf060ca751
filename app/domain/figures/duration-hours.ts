import type { Figure } from './figure.ts'

type Duration = Pick<Extract<Figure, { kind: 'duration' }>, 'value' | 'unit'>

const hours = {
  millisecond: 1 / 3_600_000,
  second: 1 / 3600,
  minute: 1 / 60,
  hour: 1,
  day: 24,
  week: 7 * 24,
  month: (365.25 / 12) * 24,
  year: 365.25 * 24
} as const satisfies Record<Duration['unit'], number>

/** How many hours a duration lasts, to place it on a scale; a month or a year of mean length. */
export const durationHours = ({ value, unit }: Duration): number => value * hours[unit]
