import { expect, it } from 'vitest'
import { policyVersionOf } from '../../tests/fixtures/policy-version.ts'
import { readPolicy, versionsOf } from './policy-reader.ts'

const front = `meta:
  title: House rules
  description: What players owe each other at the tables of the room, and what happens when somebody forgets it.
title: House rules
summary:
  - Play alone, and play fair.
version: '20240426'
effectiveFrom: 2024-04-26`

const policy = (body: string, head = front) => `---\n${head}\n---\n\n${body}\n`

it('reads the front matter and the body', () => {
  const body = 'Before.\n\n## One\n\nText.\n\n### Inside\n\nMore.\n\n## Two for {brand}\n\n- a'
  const { value, faults } = readPolicy(policy(body), 'x.md')
  expect(faults).toEqual([])
  expect(value).toMatchObject({ title: 'House rules', version: '20240426', bodyMarkdown: body })
})

it.each<[rule: string, text: string, field: string, reason: string]>([
  ['front matter is needed', 'Only text.', '', 'begin the file with front matter'],
  ['the body is needed', policy(''), 'body', 'write the text below'],
  ['raw HTML is an error', policy('a <b>b</b>'), 'body', 'write Markdown, no HTML'],
  ['a version is eight figures', policy('Text.', front.replace("'20240426'", "'2.0'")), 'version', 'eight figures'],
  [
    'a version is between quotes',
    policy('Text.', front.replace("'20240426'", '20240426')),
    'version',
    'between quotes'
  ],
  ['a policy begins on a day', policy('Text.', front.replace('2024-04-26', 'soon')), 'effectiveFrom', 'YYYY-MM-DD'],
  ['front matter is YAML', policy('Text.', 'title: [x'), '', 'is not YAML']
])('%s', (_rule, text, field, reason) => {
  const { value, faults } = readPolicy(text, 'policies/x/en.md')
  expect(value).toBeNull()
  expect(faults).toContainEqual(
    expect.objectContaining({ file: 'policies/x/en.md', field, reason: expect.stringContaining(reason) })
  )
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
