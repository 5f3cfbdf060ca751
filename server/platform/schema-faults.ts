import * as v from 'valibot'

/** A fault that a schema finds in an input: the field by its path, empty for the whole, and what to write there. */
export type FieldFault = { field: string; reason: string }

/** The faults of an input, each in words that say what to write. None where it is right. */
export function schemaFaults(schema: v.GenericSchema, input: unknown): FieldFault[] {
  const { issues } = v.safeParse(schema, input)
  if (!issues) return []
  const worded = v.safeParse(schema, withMissingFields(input, issues)).issues ?? issues
  return worded.map(issue => ({ field: v.getDotPath(issue) ?? '', reason: reasonOf(issue) }))
}

/** A fault in a few words: `path is missing: write a text`, `links.0.type: write a number`. */
export const describeField = ({ field, reason }: FieldFault): string =>
  field === '' ? reason : `${field}${/^(is|has|says) /.test(reason) ? '' : ':'} ${reason}`

const longestWords = 200

/** The first fault of an input that a schema refuses, in 200 characters at most: the input may be long. */
export const firstFault = (schema: v.GenericSchema, input: unknown): string =>
  schemaFaults(schema, input).slice(0, 1).map(describeField).join().slice(0, longestWords)

/** A missing field says nothing but its name; present and undefined, its own schema says what to write. */
function withMissingFields(input: unknown, issues: readonly v.BaseIssue<unknown>[]): unknown {
  const copy = structuredClone(input)
  for (const issue of issues.filter(isMissingField)) {
    const keys = issue.path?.map(item => item.key) ?? []
    const last = keys.pop()
    const parent = keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[String(key)], copy)
    if (parent !== null && typeof parent === 'object') Object.assign(parent, { [String(last)]: undefined })
  }
  return copy
}

function isMissingField(issue: v.BaseIssue<unknown>): boolean {
  return issue.received === 'undefined' && issue.message.startsWith('Invalid key')
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  const { message, received } = issue
  if (message.startsWith('Invalid key: Expected never'))
    return 'there is no such field: correct its name or take it out'
  const reason = whatToWrite(message)
  return received === 'undefined' ? `is missing: ${reason}` : reason
}

/** A schema that does not say what to write says at least of which kind it is. */
const kinds = {
  Object: 'a group of fields',
  Array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false'
}

function whatToWrite(message: string): string {
  const [, kind = ''] = /^Invalid type: Expected (\w+) /.exec(message) ?? []
  return Object.hasOwn(kinds, kind) ? `write ${kinds[kind as keyof typeof kinds]} here` : message
}
