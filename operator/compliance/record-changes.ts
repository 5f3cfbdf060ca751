import { basename, dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { gitIn } from '../../build/present-commit.ts'

/** Who changed a record last: with the commit, or why that is not known. */
export type LastChange = { commit: string; at: string; by: string; why: string } | { unknown: string }

type Named = { id?: string; slug?: string; countryKey?: string; validFrom?: string } | null

/** The records of a YAML file by name: of a list by id, or country and first day; of a map by its keys. A text that is no YAML has none. */
export function recordsOf(text: string): Map<string, unknown> {
  const values = valuesOf(text)
  if (!Array.isArray(values)) return new Map(Object.entries(values ?? {}))
  return new Map(
    values.map((value: Named) => [value?.id ?? value?.slug ?? `${value?.countryKey} ${value?.validFrom}`, value])
  )
}

function valuesOf(text: string): unknown {
  try {
    return parse(text)
  } catch {
    return null
  }
}

/** For each record of a file the commit that gave it its present value. In: the file, and its records as they are now. */
export function lastChanges(path: string, records: ReadonlyMap<string, unknown>): Map<string, LastChange> {
  // The folder of content may be a repository of its own.
  const git = (...options: readonly string[]) => gitIn(dirname(path), ...options)
  const file = basename(path)
  const hasGit = git('rev-parse', 'HEAD') !== null
  const isShallow = git('rev-parse', '--is-shallow-repository')?.trim() === 'true'
  const log = git('log', '--format=%H%x09%P%x09%cI%x09%an%x09%s', '--', file)?.trim().split('\n') ?? []
  const commits = log.map(line => {
    const [hash = '', parents = '', at = '', by = '', why = ''] = line.split('\t')
    return { hash, parents: parents.split(' ').filter(Boolean), at, by, why }
  })
  const known = new Map<string, Map<string, unknown>>()
  const isAt = (revision: string, name: string, value: unknown) => {
    const then = known.get(revision) ?? recordsOf(git('show', `${revision}:./${file}`) ?? '')
    known.set(revision, then)
    return isDeepStrictEqual(then.get(name), value)
  }
  const lastChange = (name: string, value: unknown): LastChange => {
    if (!hasGit) return { unknown: 'there is no git here' }
    if (!isAt('HEAD', name, value)) return { unknown: 'not committed yet' }
    const found = commits.find(
      ({ hash, parents }) => isAt(hash, name, value) && !parents.some(parent => isAt(parent, name, value))
    )
    if (!found) return { unknown: 'git does not say' }
    const { hash, parents, at, by, why } = found
    if (isShallow && parents.length === 0) return { unknown: `${at} or before: the history of this clone is cut off` }
    return { commit: hash.slice(0, 12), at, by, why }
  }
  return new Map([...records].map(([name, value]) => [name, lastChange(name, value)]))
}
