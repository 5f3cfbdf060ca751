/** The content that a render read, by name: `pages/home/fr`, `offers` (which records there are), `offers/welcome-bonus/title`. */
export type Trace = Set<string>

type Named = Readonly<Record<string, unknown>>

/** The content as a render may read it, each reading leaving its name. Figures leave none: what is read names them by their placeholders. */
export function tracedContent<Content extends object>(content: Content, trace: Trace): Content {
  const seen = new Map<string, unknown>()
  return follow(content, collection => {
    if (collection === 'figures') return (content as Named)[collection]
    if (!seen.has(collection)) seen.set(collection, tracedCollection((content as Named)[collection], collection, trace))
    return seen.get(collection)
  })
}

/** The value of a name of a trace in some content. Undefined where there is nothing of that name. */
export function tracedValue(content: object, name: string): unknown {
  const [collection = '', first, second] = name.split('/')
  const value = (content as Named)[collection]
  if (Array.isArray(value)) {
    const ids = idsOf(value)
    if (first === undefined) return ids ?? value
    return (value[ids?.indexOf(first) ?? -1] as Named | undefined)?.[second ?? '']
  }
  if (first === undefined || !isObject(value)) return value
  const field = (value as Named)[first]
  return second === undefined || !isObject(field) ? field : (field as Named)[second]
}

function tracedCollection(value: unknown, name: string, trace: Trace): unknown {
  if (Array.isArray(value)) return tracedRecords(value, name, trace)
  if (!isObject(value)) {
    trace.add(name)
    return value
  }
  return follow(
    value,
    field => tracedField((value as Named)[field], `${name}/${field}`, trace),
    () => trace.add(name)
  )
}

/** A field is read as a whole; only what is written in each language is read by language. */
function tracedField(value: unknown, name: string, trace: Trace): unknown {
  if (isByLocale(value))
    return follow(
      value,
      locale => {
        trace.add(`${name}/${locale}`)
        return value[locale]
      },
      () => trace.add(name)
    )
  trace.add(name)
  return value
}

/** Records with ids are read field by field; a list of anything else as a whole. */
function tracedRecords(list: readonly unknown[], name: string, trace: Trace): unknown {
  trace.add(name)
  const ids = idsOf(list)
  if (!ids) return list
  return (list as readonly Named[]).map((record, index) =>
    follow(record, field => {
      trace.add(`${name}/${ids[index]}/${field}`)
      return record[field]
    })
  )
}

/** Hands out what `read` gives for a name, and says when someone asks which names there are. */
function follow<Value extends object>(value: Value, read: (name: string) => unknown, onNames?: () => void): Value {
  return new Proxy(value, {
    get: (target, field, receiver) =>
      typeof field === 'string' && field !== 'toJSON' && (Object.hasOwn(target, field) || !(field in target))
        ? read(field)
        : Reflect.get(target, field, receiver),
    ownKeys(target) {
      onNames?.()
      return Reflect.ownKeys(target)
    }
  })
}

function idsOf(list: readonly unknown[]): string[] | null {
  const ids = list.flatMap(record => {
    const { id, slug } = (record ?? {}) as { id?: unknown; slug?: unknown }
    const own = id ?? slug
    return typeof own === 'string' ? [own] : []
  })
  return ids.length > 0 && ids.length === list.length && new Set(ids).size === ids.length ? ids : null
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isByLocale = (value: unknown): value is Named =>
  isObject(value) && Object.hasOwn(value, 'fr') && Object.hasOwn(value, 'en')
