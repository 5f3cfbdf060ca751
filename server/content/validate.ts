import * as v from 'valibot'
import { parseDocument } from 'yaml'
import { schemaFaults } from '../platform/schema-faults.ts'
import type { ContentFault } from './content-error.ts'

/** The value that was read, or why it cannot be used. */
export type Validated<Output> = { value: Output; faults: [] } | { value: null; faults: ContentFault[] }

/** Reads a YAML text by its schema. Every fault names its field by path: "sections.0.title". */
export function readYaml<Schema extends v.GenericSchema>(
  text: string,
  file: string,
  schema: Schema
): Validated<v.InferOutput<Schema>> {
  const { data, faults } = parseYaml(text, file)
  if (faults.length > 0) return { value: null, faults }
  const result = v.safeParse(schema, data)
  return result.success
    ? { value: result.output, faults: [] }
    : { value: null, faults: schemaFaults(schema, data).map(fault => ({ file, ...fault })) }
}

/** The same data in memory of its own: a text that was cut out of a file would hold the whole file. */
export const ownCopy = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data))

/** The data of a YAML text. Syntax faults name the line; a key that is there twice is one of them, and so is a `*name` that nothing above is called. */
function parseYaml(text: string, file: string): { data: unknown; faults: ContentFault[] } {
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
    return { data: ownCopy(document.toJS()), faults: [] }
  } catch (error) {
    return { data: null, faults: [faultOf(error instanceof Error ? error.message : String(error))] }
  }
}
