import { describeField } from '../platform/schema-faults.ts'

/** One thing that an editor has to put right: where it is, and what to write there. */
export type ContentFault = {
  file: string
  /** Where the field is, or what is around a missing one; without it the fault is of the file as a whole. */
  line?: number
  /** The record that the field is of, by its id. */
  record?: string
  field: string
  reason: string
}

/** A fault of a file as a whole, or of a folder. */
export const fileFault = (file: string, reason: string): ContentFault => ({ file, field: '', reason })

/** The content of a folder cannot be published. `faults` holds every fault of every file, not the first alone. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly faults: readonly ContentFault[]

  constructor(faults: readonly ContentFault[]) {
    super(['The content has faults:', ...faults.map(fault => `  ${describeFault(fault)}`)].join('\n'))
    this.faults = faults
  }
}

/** A fault in one line: `offers/offers.yaml:812 (winter-omaha): name.pl is missing`. */
export function describeFault({ file, line, record, field, reason }: ContentFault): string {
  const place = `${file}${line === undefined ? '' : `:${line}`}${record === undefined ? '' : ` (${record})`}`
  return `${place}: ${describeField({ field, reason })}`
}

const maxNamedFiles = 10

/** Faults in one line for whom it may concern: how many, and in which files, without what is wrong. Null where there is none. */
export function summaryOfFaults(faults: readonly ContentFault[]): string | null {
  if (faults.length === 0) return null
  const files = [...new Set(faults.map(({ file }) => file))]
  const rest = files.length > maxNamedFiles ? ` and ${files.length - maxNamedFiles} more` : ''
  return `content: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}, what was good last is shown: ${files.slice(0, maxNamedFiles).join(', ')}${rest}`
}
