const placeholder = /\{([^{}]*)\}/g

/** The names between braces in a text, in order, repeats included. */
export function placeholdersIn(text: string): string[] {
  return Array.from(text.matchAll(placeholder), match => match[1] ?? '')
}

/** A brace that belongs to no name, with what stands beside it. Null where there is none. */
export const looseBrace = (text: string): string | null =>
  /.{0,12}[{}].{0,12}/.exec(text.replaceAll(placeholder, ''))?.[0] ?? null

type Written = Readonly<Record<string, string>>

/** Puts written figures in the place of the `{placeholders}` of a text. Throws for a placeholder that is in no table, and names the field of the text. */
export function fillFigures(text: string, figures: Written, field = ''): string {
  return text.replace(placeholder, (_whole, name: string) => {
    const written = Object.hasOwn(figures, name) ? figures[name] : undefined
    if (written === undefined)
      throw new Error(`${field === '' ? '' : `${field}: `}there is no figure for the placeholder {${name}}`)
    return written
  })
}

/** The same for every text inside a page or a record, however deep. The field of an error is the path of the text ("sections.0.lead"). */
export const fillDeep = <Value>(value: Value, figures: Written): Value => fillAt(value, figures, '') as Value

function fillAt(value: unknown, figures: Written, field: string): unknown {
  if (typeof value === 'string') return fillFigures(value, figures, field)
  const below = (key: string | number) => (field === '' ? `${key}` : `${field}.${key}`)
  if (Array.isArray(value)) return value.map((item, index) => fillAt(item, figures, below(index)))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillAt(item, figures, below(key))]))
}
