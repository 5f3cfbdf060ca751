import { basename, dirname } from 'node:path'
import { expect, it } from 'vitest'
import { importsOf, type Source, textsOf } from './sources.ts'

const maxLines = 250

/** Files that a table registers one by one, and those that the architecture names: each is one of a kind. */
const oneOfAKind: readonly (readonly [importer: RegExp, reason: string])[] = [
  [/^app\/browser\/start\.ts$/, 'the table of tasks that start in the browser'],
  [/^app\/render\.tsx$/, 'the document: the one place that writes <html>'],
  [/^bench\/bench\.ts$/, 'the table of measurements'],
  [/^build\/test\.ts$/, 'file-times is a reporter, which the settings of Vitest and Playwright name too'],
  [/^content\/pages\/pages\.schema\.ts$/, 'the table of the schemas of pages, one file a family']
]

it.each<[rule: string, importer: string, file: string, text: string, belongs: boolean]>([
  ['one importer beside it', 'app/ui/a.ts', 'app/ui/b.ts', "import './b.ts'", true],
  ['the whole would pass 250 lines', 'app/ui/a.ts', 'app/ui/b.ts', `import './b.ts'${'\n'.repeat(250)}`, false],
  ['it is loaded on demand', 'app/ui/a.ts', 'app/ui/b.ts', "await import('./b.ts')", false],
  ['another folder', 'app/a.ts', 'app/ui/b.ts', "import './ui/b.ts'", false],
  ['another suffix', 'app/ui/a.tsx', 'app/ui/b.client.tsx', "import './b.client.tsx'", false],
  ['a hook', 'app/ui/a.ts', 'app/ui/use-b.ts', "import './use-b.ts'", false],
  ['a table registers it', 'bench/bench.ts', 'bench/b.ts', "import './b.ts'", false]
])('%s', (_rule, importer, file, text, belongs) => {
  const pair = [
    { path: importer, text },
    { path: file, text: 'export const b = 1\n' }
  ]
  const test = { path: 'tests/b.test.ts', text: `import '../${file}'` }
  expect(toMove(pair)).toEqual(belongs ? [`${file} -> ${importer}`] : [])
  expect(toMove([...pair, test])).toEqual([])
})

it('"a file of its own" has two importers, or a test, or is one of a kind', () => {
  const sources = textsOf(['{app,content,server,build,operator,authors,demo,bench,tests}/**/*.{ts,tsx,mjs,js}'])
  expect(
    toMove(sources),
    'Move the file on the left into the one on the right, beside its use, and delete it. It stays where a second file or a test imports it.'
  ).toEqual([])
})

/** The files with one importer, in their folder and of their suffix, that no test imports: `file -> importer`. */
function toMove(sources: readonly Source[]): string[] {
  const importsTo = Map.groupBy(sources.flatMap(importsOf), ({ to }) => to)
  const lines = new Map(sources.map(({ path, text }) => [path, text.split('\n').length - 1]))
  return sources.flatMap(({ path }) => {
    const all = importsTo.get(path) ?? []
    const importers = new Set(all.map(({ from }) => from))
    const [importer = ''] = importers
    const whole = (lines.get(path) ?? 0) + (lines.get(importer) ?? 0)
    const stays =
      importers.size !== 1 ||
      isTest(path) ||
      isTest(importer) ||
      all.some(({ onDemand }) => onDemand) ||
      dirname(path) !== dirname(importer) ||
      suffixOf(path) !== suffixOf(importer) ||
      whole >= maxLines ||
      oneOfAKind.some(([table]) => table.test(importer))
    return stays ? [] : [`${path} -> ${importer}`]
  })
}

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$|(^|\/)tests\//.test(path)

/** `.client.ts` of `a.client.ts`; of a hook, `use-a.ts`, with its `use`. */
const suffixOf = (path: string): string => basename(path).replace(/^(use-)?[^.]*/, '$1')
