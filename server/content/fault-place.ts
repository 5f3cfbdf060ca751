import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { ContentFault } from './content-error.ts'
import { splitFrontMatter } from './markdown-file.ts'

/** The field by which records of a list are told apart, in the order in which it is looked for. */
const names = ['id', 'slug', 'countryKey', 'from', 'platform'] as const

/** Faults with the lines of their fields and the ids of their records, by the texts of their files. A field is then that of its record. Each file is parsed once: a figure that is gone is a fault of thousands of fields. */
export function placeFaults(faults: readonly ContentFault[], files: ReadonlyMap<string, string>): ContentFault[] {
  const parsed = new Map<string, ParsedText>()
  return faults.map(fault => {
    if (fault.line !== undefined || fault.field === '') return fault
    const known = parsed.get(fault.file) ?? parsedText(files.get(fault.file) ?? '', fault.file)
    parsed.set(fault.file, known)
    return placed(fault, known)
  })
}

type ParsedText = ReturnType<typeof parsedText>

function parsedText(text: string, file: string) {
  const front = file.endsWith('.md') ? splitFrontMatter(text) : null
  const lines = new LineCounter()
  const document = parseDocument(front?.frontMatter ?? text, { lineCounter: lines })
  return { text, hasFront: front !== null, document, lines }
}

function placed(fault: ContentFault, { text, hasFront, document, lines }: ParsedText): ContentFault {
  const inBody = fault.file.endsWith('.md') && fault.field.startsWith('body')
  if (inBody) return withLine(fault, lineInBody(fault, text))
  const keys = fault.field.split('.')
  let node: unknown = document.contents
  let found: Node | null = document.contents
  let record: string | undefined
  let depth = 0
  for (const [index, key] of keys.entries()) {
    if (!isMap(node) && !isSeq(node)) break
    const inList = isSeq(node)
    node = node.get(isSeq(node) ? Number(key) : key, true)
    if (!isNode(node)) break
    found = node
    const name = inList && isMap(node) ? nameOf(node) : null
    if (name !== null) [record, depth] = [name, index + 1]
  }
  const line = found?.range ? lines.linePos(found.range[0]).line + (hasFront ? 1 : 0) : undefined
  return { ...withLine(fault, line), ...(record !== undefined && { record, field: keys.slice(depth).join('.') }) }
}

const withLine = (fault: ContentFault, line: number | undefined): ContentFault =>
  line === undefined ? fault : { ...fault, line }

const isNode = (value: unknown): value is Node => isScalar(value) || isMap(value) || isSeq(value)

function nameOf(node: { get: (key: string) => unknown }): string | null {
  const value = names.map(name => node.get(name)).find(name => name !== undefined)
  return typeof value === 'string' ? value : null
}

/** A reason quotes what is wrong: a placeholder, or the beginning of a line. */
function lineInBody({ reason }: ContentFault, text: string): number | undefined {
  const quoted = /^(\{\w+\})|^"([^"…]+)/.exec(reason)
  const at = quoted ? text.indexOf(quoted[1] ?? quoted[2] ?? '') : -1
  return at < 0 ? undefined : text.slice(0, at).split('\n').length
}
