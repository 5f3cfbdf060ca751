import { expect, it } from 'vitest'
import { comingArchive, dueArchive } from './archive-statement.ts'

const at = (version: string, takeUpAt: string) => ({ version, file: 'a.tar.gz', sha256: '', bytes: 1, takeUpAt })
const earlier = at('earlier', '2026-11-26T20:00:00Z')
const later = at('later', '2026-11-26T21:00:00Z')

it.each<[rule: string, now: string, archives: (typeof earlier)[], due: string | undefined, coming: string | undefined]>(
  [
    ['the one that was taken up last counts', '2026-11-26T21:30:00Z', [later, earlier], 'later', undefined],
    ['from its instant on', '2026-11-26T21:00:00Z', [later, earlier], 'later', undefined],
    ['before it the one before', '2026-11-26T20:59:59.999Z', [later, earlier], 'earlier', 'later'],
    ['nothing is shown before it is due', '2026-11-26T19:00:00Z', [later, earlier], undefined, 'earlier'],
    ['one alone', '2026-11-26T21:00:00Z', [later], 'later', undefined]
  ]
)('"every process takes up at the same version": %s', (_rule, now, archives, due, coming) => {
  expect(dueArchive(archives, new Date(now))?.version).toBe(due)
  expect(comingArchive(archives, new Date(now))?.version).toBe(coming)
})
