import { parseDocument } from 'yaml'
import type { ContentFault } from './content-error.ts'

/** The data of a YAML text. Syntax faults name the line; a key that is there twice is one of them, and so is a `*name` that nothing above is called. */
export function parseYaml(text: string, file: string): { data: unknown; faults: ContentFault[] } {
  const document = parseDocument(text, { prettyErrors: true })
  const faultOf = (message: string) => ({
    file,
    field: '',
    reason: `is not YAML: ${message.replace(/:?\n[\s\S]*$/, '')}`
  })
  const faults = document.errors.map(({ message }) => faultOf(message))
  if (faults.length > 0) return { data: null, faults }
  try {
    return { data: document.toJS(), faults: [] }
  } catch (error) {
    return { data: null, faults: [faultOf(error instanceof Error ? error.message : String(error))] }
  }
}
