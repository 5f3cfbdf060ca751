/** Each leaf of a JSON value as a line with the way to it; the order of keys says nothing. */
export function jsonLines(value: unknown, read: (text: string) => string = text => text, at = ''): string[] {
  if (typeof value === 'string') return [`${at} = ${JSON.stringify(read(value))}`]
  if (value === null || typeof value !== 'object') return [`${at} = ${String(value)}`]
  const entries = Array.isArray(value)
    ? value.map((one, index) => [`[${index}]`, one] as const)
    : Object.keys(value)
        .toSorted()
        .map(key => [`.${key}`, (value as Record<string, unknown>)[key]] as const)
  if (entries.length === 0) return [`${at} = ${Array.isArray(value) ? '[]' : '{}'}`]
  return entries.flatMap(([key, one]) => jsonLines(one, read, `${at}${key}`))
}
