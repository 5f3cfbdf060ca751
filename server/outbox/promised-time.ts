import { dayMs } from '../../app/domain/dated/day-ms.ts'
import type { Figures } from '../../content/figures/figures.schema.ts'

const unitMs = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: dayMs,
  week: 7 * dayMs,
  month: 28 * dayMs,
  year: 365 * dayMs
} as const

/** Periods that the site promises in its texts and keeps itself, by the names of their figures. */
export type PromisedTime = 'confirmationLinkLifetime' | 'dataLinkLifetime' | 'unconfirmedSignUpRetention'

/** A period read from the figure that mails and the privacy policy print. Months and years count as their shortest. Throws where it is no duration. */
export function promisedMs(figures: Figures, name: PromisedTime): number {
  const figure = figures[name]
  if (figure?.kind !== 'duration') throw new Error(`content/figures: ${name} must be a duration`)
  return figure.value * unitMs[figure.unit]
}
