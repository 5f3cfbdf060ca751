/** Text as a parameter of nginx. */
export const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** Text within a pattern. */
export const literal = (text: string) => text.replace(/[.\\+*?^$()[\]{}|]/g, '\\$&')

/** A line of a map. */
export type Line = readonly [key: string, value: string]

/** A pattern for the seconds of an instant, as nginx writes `$msec` (`1795600000.123`), that have reached this one: nginx compares no numbers. Up to the year 2286. */
export function atOrAfter(seconds: number): string {
  const digits = String(Math.ceil(seconds))
  const later = [...digits].flatMap((digit, index) => {
    const rest = digits.length - index - 1
    const next = Number(digit) + 1
    return next > 9 ? [] : [`${digits.slice(0, index)}${next === 9 ? '9' : `[${next}-9]`}\\d{${rest}}`]
  })
  return `(?:${[...later, digits].join('|')})\\.`
}
