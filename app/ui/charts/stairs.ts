/** The most steps that are drawn one by one: more are one slope to the eye. */
const maxSteps = 60

/** Even stairs from nothing to a total over some days: the level after each day on which one begins. */
export function stairs(days: number, total: number, step: number): { day: number; value: number }[] {
  if (days <= 0 || total <= 0 || step <= 0) return [{ day: 0, value: 0 }]
  const count = Math.min(maxSteps, Math.max(1, Math.round(total / step)))
  return Array.from({ length: count + 1 }, (_, index) => ({
    day: (days * index) / count,
    value: (total * index) / count
  }))
}
