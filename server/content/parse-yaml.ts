import { parseDocument } from 'yaml'
import type { ContentFault } from './content-error.ts'

/** The data of a YAML text. Syntax faults name the line; a key that stands twice is one of them. */
export function parseYaml(text: string, file: string): { data: unknown; faults: ContentFault[] } {
  const document = parseDocument(text, { prettyErrors: true })
  const faults = document.errors.map(error => ({
    file,
    field: '',
    reason: `is not YAML: ${error.message.replace(/:?\n[\s\S]*$/, '')}`
  }))
  return { data: faults.length > 0 ? null : document.toJS(), faults }
}
