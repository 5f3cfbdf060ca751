/** One thing that an editor has to put right: where it is, and what to write there. */
export type ContentFault = { file: string; field: string; reason: string }

/** The content of a folder cannot be published. `faults` holds every fault of every file, not the first alone. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly faults: readonly ContentFault[]

  constructor(faults: readonly ContentFault[]) {
    super(['The content has faults:', ...faults.map(describeFault)].join('\n'))
    this.faults = faults
  }
}

function describeFault({ file, field, reason }: ContentFault): string {
  return field === '' ? `  ${file}: ${reason}` : `  ${file}: ${field}: ${reason}`
}
