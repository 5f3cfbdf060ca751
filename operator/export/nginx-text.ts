/** Text as a parameter of nginx. */
export const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** Text within a pattern. */
export const literal = (text: string) => text.replace(/[.\\+*?^$()[\]{}|]/g, '\\$&')

/** A line of a map. */
export type Line = readonly [key: string, value: string]
