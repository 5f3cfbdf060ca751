import * as v from 'valibot'
import { parseDocument } from 'yaml'
import type { ContentFault } from './content-error.ts'

/** What was read, or why it cannot be used. */
export type Validated<Output> = { value: Output; faults: [] } | { value: null; faults: ContentFault[] }

/** Reads a YAML text by its schema. */
export function readYaml<Schema extends v.GenericSchema>(
  text: string,
  file: string,
  schema: Schema
): Validated<v.InferOutput<Schema>> {
  const { data, faults } = parseYaml(text, file)
  return faults.length > 0 ? { value: null, faults } : validate(schema, data, file)
}

/** Holds a parsed file against its schema. Every fault names its field by path: "sections.0.title". */
function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  file: string
): Validated<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input)
  if (result.success) return { value: result.output, faults: [] }
  const issues = v.safeParse(schema, withMissingFields(input, result.issues)).issues ?? result.issues
  return {
    value: null,
    faults: issues.map(issue => ({ file, field: v.getDotPath(issue) ?? '', reason: reasonOf(issue) }))
  }
}

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

function whatToWrite(message: string): string {
  if (message.startsWith('Invalid type: Expected Object')) return 'write a group of fields here'
  if (message.startsWith('Invalid type: Expected Array')) return 'write a list here'
  return message
}

/** The data of a YAML text. Syntax faults name the line; a key that is there twice is one of them, and so is a `*name` that nothing above is called. */
export function parseYaml(text: string, file: string): { data: unknown; faults: ContentFault[] } {
  const document = parseDocument(text, { prettyErrors: true })
  const faultOf = (message: string, line?: number): ContentFault => ({
    file,
    ...(line !== undefined && { line }),
    field: '',
    reason: `is not YAML: ${message.replace(/( at line \d+, column \d+)?:?\n[\s\S]*$/, '')}`
  })
  const faults = document.errors.map(({ message, linePos }) => faultOf(message, linePos?.[0].line))
  if (faults.length > 0) return { data: null, faults }
  try {
    return { data: document.toJS(), faults: [] }
  } catch (error) {
    return { data: null, faults: [faultOf(error instanceof Error ? error.message : String(error))] }
  }
}
