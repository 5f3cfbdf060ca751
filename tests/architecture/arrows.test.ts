import { describe, expect, it } from 'vitest'
import { type Arrows, arrows, floors, type Part, parts, suffixExceptions, suffixes } from './arrows.data.ts'
import { type Import, importsOf, sourcesOf } from './sources.ts'

const imports = sourcesOf('app', 'content', 'demo', 'server', 'build', 'operator', 'authors', 'bench').flatMap(
  importsOf
)
const inside = imports.filter(({ isPackage }) => !isPackage)

const partOf = (path: string): Part | undefined => parts.find(([pattern]) => pattern.test(path))?.[1]
const written = ({ from, to }: Import) => `${from} -> ${to}`

/** The folder of one page or one feature: app/pages/home. */
const folderOf = (path: string): string => path.split('/').slice(0, 3).join('/')

function isAllowed({ from, to, typesOnly }: Import, rule: Arrows): boolean {
  const part = partOf(to)
  if (part === undefined) return false
  if (part === partOf(from)) return !rule.eachAlone || folderOf(from) === folderOf(to)
  return rule.to.includes(part) || (typesOnly && (rule.typesOf ?? []).includes(part))
}

describe('the scanner sees what is imported', () => {
  it.each<[form: string, text: string, to: string, typesOnly: boolean]>([
    ['a value', "import { a } from './a.ts'", 'app/ui/a.ts', false],
    ['several lines', "import {\n  a,\n  b\n} from '../b.ts'", 'app/b.ts', false],
    ['types alone', "import type { A } from './a.ts'", 'app/ui/a.ts', true],
    ['a type among values, which loads the module', "import { type A } from './a.ts'", 'app/ui/a.ts', false],
    ['a re-export', "export { a as loader } from './a.ts'", 'app/ui/a.ts', false],
    ['an effect', "import './a.css'", 'app/ui/a.css', false],
    ['a dynamic import', "  await import('./a.ts')", 'app/ui/a.ts', false],
    ['an asset, without its query', "import url from '../../assets/a.svg?url'", 'assets/a.svg', false],
    ['a package', "import { readFile } from 'node:fs/promises'", 'node:fs/promises', false]
  ])('%s', (_form, text, to, typesOnly) => {
    expect(importsOf({ path: 'app/ui/x.ts', text })).toMatchObject([{ from: 'app/ui/x.ts', to, typesOnly }])
  })

  it.each([
    ["export function walk(from: number, word = 'a') {}"],
    ["export const word = 'from'"],
    ["const text = `import { a }`\nfrom('x')"]
  ])('no import: %s', text => {
    expect(importsOf({ path: 'app/ui/x.ts', text })).toEqual([])
  })
})

/** The floor of a part, counted from the ground; -1 where it is on none. */
const floorOf = (part: Part | undefined): number => floors.findIndex(floor => floor.some(other => other === part))

describe('"none runs up (types included)"', () => {
  it('every part is on one floor', () => {
    expect(floors.flat().toSorted(), 'Give the new part its floor in arrows.data.ts.').toEqual(
      parts.map(([, part]) => part).toSorted()
    )
  })

  it.each(Object.entries<Arrows>(arrows) as [Part, Arrows][])('%s may import lower floors alone', (part, rule) => {
    const up = [...rule.to, ...(rule.typesOf ?? [])].filter(other => floorOf(other) >= floorOf(part))
    expect(up, 'Take them out of arrows.data.ts, or move what is asked for down.').toEqual([])
  })

  it('what is imported is on a lower floor, or of the same part', () => {
    const up = inside.filter(
      ({ from, to }) => partOf(from) !== partOf(to) && floorOf(partOf(to)) >= floorOf(partOf(from))
    )
    expect(up.map(written), 'Move what is asked for down, or hand it in as a plain fact.').toEqual([])
  })
})

describe('arrows', () => {
  const rows = Object.entries<Arrows>(arrows).map(([part, rule]) => {
    const types = rule.typesOf ? `, types of ${rule.typesOf.join(' and ')}` : ''
    return [`${part} -> ${rule.to.join(', ') || 'nothing else'}${types}`, rule.reason, part, rule] as const
  })

  it.each(rows)('%s: %s', (title, reason, part, rule) => {
    const broken = inside.filter(found => partOf(found.from) === part && !isAllowed(found, rule))
    expect(
      broken.map(written),
      `${title}\nWhy: ${reason}.\nMove what both need to where both may import it, or hand it in.`
    ).toEqual([])
  })

  it('every folder that has code has its rule', () => {
    const unruled = new Set(
      inside.map(({ from }) => partOf(from)).filter(part => part === undefined || !(part in arrows))
    )
    expect([...unruled], 'Give the new folder a row in arrows.data.ts.').toEqual([])
  })

  it('"server -> React-free files of site and features": also through what those files import', () => {
    const reached = reachableFrom(inside.filter(({ from }) => from.startsWith('server/')).map(({ from }) => from))
    const broken = [...reached].filter(
      path => path.startsWith('app/') && /\.tsx$|\.client\.ts$|\/use-[^/]+\.ts$/.test(path)
    )
    expect(broken, 'The server runs these files in plain node: import the rule, not the component.').toEqual([])
  })

  it('"No cycles" of files, of types neither, in whatever folder: who reads one file need not read the other first', () => {
    expect(cycles(), 'Move what the two share into a file of its own, or to the one that makes it.').toEqual([])
  })
})

describe('"The suffix says where a file may run"', () => {
  it.each(suffixes.map(suffix => [suffix.name, suffix.reason, suffix] as const))('%s %s', (name, reason, suffix) => {
    const broken = imports.filter(
      ({ from, to, typesOnly }) =>
        from.startsWith('app/') &&
        !typesOnly &&
        suffixes.find(({ pattern }) => pattern.test(from)) === suffix &&
        suffix.forbidden.test(to) &&
        !(from in suffixExceptions)
    )
    expect(broken.map(written), `${name} ${reason}. Split the file, or give it the suffix of what it is.`).toEqual([])
  })

  it('no exception is kept longer than it is needed', () => {
    const needed = (file: string) =>
      imports.some(
        ({ from, to, typesOnly }) =>
          from === file && !typesOnly && suffixes.find(({ pattern }) => pattern.test(from))?.forbidden.test(to)
      )
    expect(
      Object.keys(suffixExceptions).filter(file => !needed(file)),
      'Take it out of arrows.data.ts.'
    ).toEqual([])
  })

  it('x.server.ts is imported by the server alone', () => {
    const broken = inside.filter(
      ({ from, to, typesOnly }) => !typesOnly && to.endsWith('.server.ts') && !from.startsWith('server/')
    )
    expect(broken.map(written)).toEqual([])
  })
})

function graphOf(among: readonly Import[]): Map<string, string[]> {
  const graph = new Map<string, string[]>()
  for (const { from, to } of among) graph.set(from, [...(graph.get(from) ?? []), to])
  return graph
}

function reachableFrom(files: readonly string[]): Set<string> {
  const graph = graphOf(inside.filter(({ typesOnly }) => !typesOnly))
  const reached = new Set(files)
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next)
  return reached
}

/** Every cycle of files that import one another, as `a -> b -> a`. */
function cycles(): string[] {
  const graph = graphOf([...inside, ...sourcesOf('tests').flatMap(importsOf)])
  const found: string[] = []
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]) => {
    const at = way.indexOf(file)
    if (at >= 0) found.push([...way.slice(at), file].join(' -> '))
    if (at >= 0 || done.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...way, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}
