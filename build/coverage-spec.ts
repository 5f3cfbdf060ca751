import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

export const idPattern = /\bS\d+-\d+\b/g

/** The rules of docs/rules.md, in its order: lines such as `- **S4-12** The download button …`. */
export function readRules(text: string) {
  return Array.from(text.matchAll(/^- \*\*(S\d+-\d+)\*\* (.+)$/gm), ([, id = '', rule = '']) => ({ id, rule }))
}

/** The titles of every test file of the project, as a runner prints them: of a test, of a group, or the first column of a row. */
export function readTitles() {
  return globSync(['{app,content,demo,server,build,operator,authors}/**/*.test.ts', '{demo,tests}/**/*.{test,spec}.ts'])
    .map(path => path.replaceAll('\\', '/'))
    .sort()
    .flatMap(file => titlesIn(file, readFileSync(file, 'utf8')).map(title => ({ file, title })))
}

/** The titles of a test file, read from the syntax: first arguments of `it`, `test` and `describe`, and the first column of `.each` where it is shown. */
export function titlesIn(file: string, text: string): string[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors.map(({ message }) => message).join('; ')}`)
  const constants = new Map<string, Node>()
  const calls: Node[] = []
  const runners = new Set(['it', 'test', 'describe'])
  visit(program, node => {
    if (node.type === 'ImportSpecifier' && runners.has(node.imported?.name ?? '')) runners.add(node.local?.name ?? '')
    if (node.type === 'VariableDeclarator' && node.id?.name && node.init) constants.set(node.id.name, node.init)
    if (node.type === 'CallExpression') calls.push(node)
  })
  return calls.flatMap(call => titlesOf(call, runners, constants))
}

export function printCoverage(): void {
  const titles = readTitles()
  for (const { id, rule } of readRules(readFileSync('docs/rules.md', 'utf8'))) {
    console.log(`${id}  ${rule}`)
    const proofs = titles.filter(({ title }) => title.match(idPattern)?.includes(id))
    for (const { file, title } of proofs) console.log(`       ${file}: ${title}`)
    if (proofs.length === 0) console.log('       no test carries it')
  }
}

/** The fields of a syntax tree that are read here. */
type Node = {
  type: string
  name?: string
  value?: unknown
  id?: Node
  init?: Node
  imported?: Node
  local?: Node
  callee?: Node
  object?: Node
  property?: Node
  expression?: Node
  arguments?: Node[]
  elements?: (Node | null)[]
  quasis?: { value: { cooked: string } }[]
}

function titlesOf(
  { callee, arguments: [title] = [] }: Node,
  runners: Set<string>,
  constants: Map<string, Node>
): string[] {
  if (!callee || !title) return []
  const rows =
    callee.type === 'CallExpression' && callee.callee?.property?.name === 'each' ? callee.arguments?.[0] : null
  const runner = rows ? callee.callee : callee
  const name = runner?.property?.name
  if (!runner || !runners.has(rootName(runner)) || (name === 'each' && !rows)) return []
  if (name && ['skip', 'todo', 'fixme'].includes(name)) return []
  const own = textOf(title)
  if (own === null) return []
  return [own, ...(rows && own.includes('%s') ? firstColumn(plain(rows, constants)) : [])]
}

function firstColumn(rows: Node): string[] {
  return (rows.elements ?? []).flatMap(row => {
    const first = row && plain(row).type === 'ArrayExpression' ? plain(row).elements?.[0] : row
    return (first && textOf(first)) ?? []
  })
}

/** The text of a string or of a template: what is filled in is left out. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral') return (node.quasis ?? []).map(({ value }) => value.cooked).join('…')
  return null
}

/** Without `as const` and `satisfies`; a name becomes the constant that it names. */
function plain(node: Node, constants?: Map<string, Node>): Node {
  if (node.expression && node.type.startsWith('TS')) return plain(node.expression, constants)
  const named = node.type === 'Identifier' && constants?.get(node.name ?? '')
  return named ? plain(named) : node
}

/** `describe` of `test.describe.serial`. */
function rootName(node: Node): string {
  return node.object ? rootName(node.object) : (node.name ?? '')
}

function visit(node: Node, seen: (node: Node) => void): void {
  seen(node)
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, seen)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
