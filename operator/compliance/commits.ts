import { basename, dirname } from 'node:path'
import { gitIn } from '../../build/present-commit.ts'

/** The records of a YAML file as they are written, by name: of a list by id, or country and first day; of a map by its keys. */
export function recordTexts(text: string): Map<string, string> {
  const parts = text
    .replace(/^#.*\n/gm, '')
    .split(/^(?=\S)/m)
    .map(part => part.trimEnd())
  return new Map(
    parts.flatMap((part): [string, string][] => {
      const field = (name: string) => new RegExp(`^(?:- |  )${name}: *['"]?([^'"\\n]+)`, 'm').exec(part)?.[1]?.trim()
      const name = part.startsWith('-')
        ? (field('id') ?? field('slug') ?? `${field('countryKey')} ${field('validFrom')}`)
        : /^['"]?([^'":]+)['"]?:/.exec(part)?.[1]
      return name ? [[name, part]] : []
    })
  )
}

/** Who changed a record last: with the commit, or why that is not known. */
export type LastChange = { commit: string; at: string; by: string; why: string } | { unknown: string }

/** For each record of a file, by name, the commit that gave it its present text; what is not committed yet, or what git does not know, is said so. */
export function lastChanges(path: string, text: string): Map<string, LastChange> {
  // The folder of content may be a repository of its own.
  const git = (...args: readonly string[]) => gitIn(dirname(path), ...args)
  const file = basename(path)
  const known = new Map<string, Map<string, string>>()
  const recordsAt = (revision: string) => {
    const records = known.get(revision) ?? recordTexts(git('show', `${revision}:./${file}`) ?? '')
    known.set(revision, records)
    return records
  }
  const found = new Map<string, LastChange>()
  const noGit = git('rev-parse', 'HEAD') === null ? 'there is no git here' : null
  const waiting = new Map<string, string>()
  for (const [name, now] of recordTexts(text))
    if (noGit !== null || recordsAt('HEAD').get(name) !== now)
      found.set(name, { unknown: noGit ?? 'not committed yet' })
    else waiting.set(name, now)
  const isCutOff = git('rev-parse', '--is-shallow-repository')?.trim() === 'true'
  const log = waiting.size > 0 ? git('log', '--format=%H%x09%P%x09%cI%x09%an%x09%s', '--', file) : null
  for (const line of log?.trim().split('\n') ?? []) {
    const [commit = '', parents = '', at = '', by = '', why = ''] = line.split('\t')
    const before = parents.split(' ').filter(Boolean)
    for (const [name, now] of waiting) {
      if (recordsAt(commit).get(name) !== now || before.some(parent => recordsAt(parent).get(name) === now)) continue
      const isOldest = isCutOff && before.length === 0
      found.set(
        name,
        isOldest
          ? { unknown: `${at} or before: the history of this clone is cut off` }
          : { commit: commit.slice(0, 12), at, by, why }
      )
      waiting.delete(name)
    }
    if (waiting.size === 0) break
  }
  const names = [...recordTexts(text).keys()]
  return new Map(names.map(name => [name, found.get(name) ?? { unknown: 'git does not say' }]))
}
