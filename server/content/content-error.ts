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
