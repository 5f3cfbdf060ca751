import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One import, re-export or dynamic import. `typesOnly` is erased; `onDemand` is loaded when the code comes to it. */
export type Import = { from: string; to: string; isPackage: boolean; typesOnly: boolean; onDemand: boolean }

/** A source file by its path from the project's folder, with slashes. */
export type Source = { path: string; text: string }

/** Every source file of some folders, tests and type declarations aside. In: folders. Out: sorted by path. */
export function sourcesOf(...folders: readonly string[]): Source[] {
  return textsOf(folders.map(folder => `${folder}/**/*.{ts,tsx,mjs,js}`)).filter(
    ({ path }) => !/\.(test|spec|d)\.tsx?$|^[^/]+\/tests\//.test(path)
  )
}

/** The files that match some patterns, as text. */
export function textsOf(patterns: readonly string[]): Source[] {
  return globSync(patterns)
    .map(path => path.replaceAll('\\', '/'))
    .sort()
    .map(path => ({ path, text: readFileSync(path, 'utf8') }))
}

const statement =
  /^(?:import|export)\b(?<what>[^'"`;]*?)(?<source>\bfrom\s*)?(?<quote>['"])(?<name>[^'"\n]+)\k<quote>/gm
const call = /\bimport\(\s*(?<quote>['"])(?<name>[^'"\n]+)\k<quote>/g

/**
 * The imports of a file, in the order of its text. A relative name becomes a path from the project's folder, without Vite's query.
 * `import { type A }` counts as a value: under `verbatimModuleSyntax` the module is loaded all the same.
 */
export function importsOf({ path, text }: Source): Import[] {
  const statements = [...text.matchAll(statement)].filter(
    ({ 0: whole, groups }) => whole.startsWith('import') || groups?.source
  )
  return [...statements, ...text.matchAll(call)].map(({ 0: whole, groups = {} }) => {
    const { name = '', what = '' } = groups
    const isPackage = !name.startsWith('.')
    return {
      from: path,
      to: isPackage ? name : join(dirname(path), name.replace(/\?.*$/, '')).replaceAll('\\', '/'),
      isPackage,
      typesOnly: /^\s+type\s/.test(what),
      onDemand: whole.startsWith('import(')
    }
  })
}
