/** The measures of a page, by the names of the field: shift, first and largest paint, slowest interaction, first byte. */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const
export type VitalName = (typeof vitalNames)[number]

/** A fault in the browser: a script that threw, a promise that nobody took, a file of ours that did not come, and a notice of the site that something did not open. */
export const faultKinds = ['error', 'rejection', 'file', 'shown'] as const
export type FaultKind = (typeof faultKinds)[number]

export const errorNames = ['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'DOMException'] as const

export const screenTypes = ['mobile', 'tablet', 'desktop'] as const

/** So many faults of one document are told. */
export const maxFaults = 10

/** A fault without its message, which may hold what someone typed. `file` is one of ours. */
export type BrowserFault = {
  kind: FaultKind
  name: (typeof errorNames)[number] | 'other'
  file: string | null
  line: number
  column: number
}

/** The report of a document, sent when it is left. */
export type Measurements = {
  /** The pathname that the document was opened at. */
  page: string
  screen: (typeof screenTypes)[number]
  vitals: Partial<Record<VitalName, number>>
  faults: readonly BrowserFault[]
}
