import { expect, it } from 'vitest'
import { policyVersionOf } from '../../tests/fixtures/policy-version.ts'
import { policyFolders, versionsOf } from './policy-versions-reader.ts'

it('the versions of a policy stand in folders beside it', () => {
  const paths = [
    'policies/terms/fr.md',
    'policies/terms/versions/20240101/fr.md',
    'policies/terms/versions/20240101/en.md',
    'policies/rules/en.md',
    'pages/a/fr.yaml'
  ]
  expect(policyFolders(paths)).toEqual([
    { policy: 'terms', folders: ['policies/terms/versions/20240101'] },
    { policy: 'rules', folders: [] }
  ])
})

const main = { folder: 'policies/terms', words: policyVersionOf('20260101', '2026-01-01') }
const kept = (folder: string, version: string, day: string) => ({
  folder: `policies/terms/versions/${folder}`,
  words: policyVersionOf(version, day)
})

it.each<[rule: string, read: Parameters<typeof versionsOf>[0], versions: string[], reason: string | null]>([
  ['"the newest first"', [kept('20240101', '20240101', '2024-01-01'), main], ['20260101', '20240101'], null],
  [
    'a folder is named as its version',
    [main, kept('20240102', '20240101', '2024-01-01')],
    ['20260101', '20240101'],
    'name the folder so'
  ],
  [
    'a number is there once',
    [main, kept('20260101', '20260101', '2024-01-01')],
    ['20260101', '20260101'],
    'is that of policies/terms already'
  ],
  [
    'one version a day',
    [main, kept('20240101', '20240101', '2026-01-01')],
    ['20260101', '20240101'],
    'is that of policies/terms already'
  ],
  [
    'all languages are of one version',
    [{ ...main, words: { ...main.words, fr: policyVersionOf('20260102', '2026-01-01').fr } }],
    ['20260101'],
    'one version has one number and one day'
  ],
  [
    'a version with a fault of its own is left out',
    [main, { folder: 'x', words: { ...main.words, fr: null } }],
    ['20260101'],
    null
  ]
])('%s', (_rule, read, versions, reason) => {
  const found = versionsOf(read)
  expect(found.versions.map(({ en }) => en.version).toSorted()).toEqual(versions.toSorted())
  if (reason === null) expect(found.faults).toEqual([])
  else expect(found.faults).toContainEqual(expect.objectContaining({ reason: expect.stringContaining(reason) }))
})
