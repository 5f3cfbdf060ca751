const firstMs = 2000
const longestMs = 15 * 60_000

/** How long to wait before the next attempt: 2 s after the first, then twice as long each time, at most 15 minutes. */
export function retryDelayMs(attempts: number, spread: number): number {
  const whole = Math.min(firstMs * 2 ** Math.min(attempts - 1, 20), longestMs)
  return Math.round(whole * (0.75 + spread / 4))
}
