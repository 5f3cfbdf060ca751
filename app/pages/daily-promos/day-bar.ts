const hourOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours + minutes / 60
}

/** The parts of a day, in hours, from one time of it to another, `05:00` to `06:30`: two where midnight is between them, the whole where they are the same. */
export function partsOfDay(from: string, until: string): [from: number, until: number][] {
  const [start, end] = [hourOf(from), hourOf(until)]
  if (start === end) return [[0, 24]]
  if (start < end) return [[start, end]]
  return [
    [0, end],
    [start, 24]
  ]
}

/** A day of 24 hours with its quarters, and the part in which something runs; safe markup that says nothing to a screen reader. */
export function dayBar(from: string, until: string): string {
  const parts = partsOfDay(from, until).map(([start, end]) => `M${start} 0H${end}V1H${start}z`)
  return `<svg class="day-bar${from === until ? ' day-bar--all' : ''}" viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0h24v1H0z"/><path class="day-bar__part" d="${parts.join('')}"/><path class="day-bar__quarters" d="M6 0v1M12 0v1M18 0v1"/></svg>`
}

/** The hours at the quarters of a day, below its bar. */
export const dayHours = `<span class="day-hours muted text-note" aria-hidden="true">${[0, 6, 12, 18, 24].map(hour => `<span>${hour}</span>`).join('')}</span>`
