const placeholder = /\{([^{}]*)\}/g

/** A text names a figure that nobody has written down. `placeholder` is the name between the braces. */
export class FigureError extends Error {
  override readonly name = 'FigureError'
  readonly placeholder: string
  readonly field: string

  constructor(placeholder: string, field: string) {
    super(`${field === '' ? '' : `${field}: `}there is no figure for the placeholder {${placeholder}}`)
    this.placeholder = placeholder
    this.field = field
  }
}

/** The names between braces in a text, in order, repeats included. */
export function placeholdersIn(text: string): string[] {
  return Array.from(text.matchAll(placeholder), match => match[1] ?? '')
}

/** A brace that belongs to no name, with what stands beside it. Null where there is none. */
export const looseBrace = (text: string): string | null =>
  /.{0,12}[{}].{0,12}/.exec(text.replaceAll(placeholder, ''))?.[0] ?? null

/** Puts written figures in the place of the `{placeholders}` of a text. Throws FigureError for a placeholder that is in no table. */
export function fillFigures(text: string, figures: Readonly<Record<string, string>>): string {
  return fill(text, figures, '')
}

/** The same for every text inside a page or a record, however deep. Throws FigureError whose `field` is the path of the text ("sections.0.lead"). */
export function fillDeep<Value>(value: Value, figures: Readonly<Record<string, string>>): Value {
  return fillAt(value, figures, '') as Value
}

function fillAt(value: unknown, figures: Readonly<Record<string, string>>, field: string): unknown {
  if (typeof value === 'string') return fill(value, figures, field)
  if (Array.isArray(value)) return value.map((item, index) => fillAt(item, figures, below(field, String(index))))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillAt(item, figures, below(field, key))]))
}

function fill(text: string, figures: Readonly<Record<string, string>>, field: string): string {
  return text.replace(placeholder, (_whole, name: string) => {
    const written = Object.hasOwn(figures, name) ? figures[name] : undefined
    if (written === undefined) throw new FigureError(name, field)
    return written
  })
}

function below(field: string, key: string): string {
  return field === '' ? key : `${field}.${key}`
}
