import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { presentCommit } from '../../build/present-commit.ts'
import { content } from '../../tests/fixtures/content.ts'
import { lastChanges, recordsOf } from './record-changes.ts'

const file = 'offers.yaml'
const first = '# The offers.\n- id: one\n  amount: 1\n\n- id: two\n  amount: 1\n'
let folder: string
const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8', env: who })
const who = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Zoé',
  GIT_AUTHOR_EMAIL: 'zoe@example.com',
  GIT_COMMITTER_NAME: 'Zoé',
  GIT_COMMITTER_EMAIL: 'zoe@example.com',
  GIT_COMMITTER_DATE: '2026-11-20T12:00:00Z'
}
const commit = async (text: string, why: string) => {
  await writeFile(join(folder, file), text)
  git('add', '.')
  git('commit', '-qm', why)
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'history-'))
})
afterEach(() => rm(folder, { recursive: true }))

it.each<[what: string, text: string, records: Record<string, unknown>]>([
  ['a list by ids', first, { one: { id: 'one', amount: 1 }, two: { id: 'two', amount: 1 } }],
  [
    'rules by country and first day',
    "- countryKey: GB\n  validFrom: '2026-01-01'\n# A new law.\n- countryKey: GB\n  validFrom: 2027-01-01\n",
    {
      'GB 2026-01-01': { countryKey: 'GB', validFrom: '2026-01-01' },
      'GB 2027-01-01': { countryKey: 'GB', validFrom: '2027-01-01' }
    }
  ],
  ['a map by its keys', 'one: { value: 1 }\ntwo:\n  value: 2\n', { one: { value: 1 }, two: { value: 2 } }],
  ['none of a text that is no YAML', 'one: [', {}]
])('the records of a file: %s', (_what, text, records) => {
  expect(Object.fromEntries(recordsOf(text))).toEqual(records)
})

it('the records of the content are those that are served', async () => {
  const namesIn = async (name: string) => [...recordsOf(await readFile(join('content', name), 'utf8')).keys()]
  expect(await namesIn('offers/offers.yaml')).toEqual(content.offers.map(({ id }) => id))
  expect(await namesIn('trust-marks/trust-marks.yaml')).toEqual(content.trustMarks.map(({ id }) => id))
  expect(await namesIn('country-rules/country-rules.yaml')).toEqual(
    content.countryRules.flatMap(({ countryKey, validFrom, partOf }) => (partOf ? [] : `${countryKey} ${validFrom}`))
  )
})

it('who changed a record last is who changed one of its lines, a line that went too, and nobody who only moved it', async () => {
  git('init', '-q')
  await commit(first, 'The first offers')
  const changed = first.replace('amount: 1\n\n', 'amount: 2\n\n')
  await commit(changed, 'One is two')
  await commit(changed.replace('- id: two\n  amount: 1', '- id: two'), 'Two has no amount')
  const now = `# More words.\n${changed.replace('- id: two\n  amount: 1', '- id: two')}`
  await commit(now, 'A comment')
  const found = lastChanges(join(folder, file), recordsOf(now))
  const said = [...found].map(([name, change]) => [
    name,
    'why' in change ? `${change.by} ${change.at} ${change.why}` : change.unknown
  ])
  expect(said).toEqual([
    ['one', 'Zoé 2026-11-20T12:00:00+00:00 One is two'],
    ['two', 'Zoé 2026-11-20T12:00:00+00:00 Two has no amount']
  ])
})

it('an edit that is not committed, and a new record, are said to be so', async () => {
  git('init', '-q')
  await commit(first, 'The first offers')
  const now = `${first.replace('amount: 1\n\n', 'amount: 2\n\n')}- id: three\n`
  expect(
    [...lastChanges(join(folder, file), recordsOf(now))].map(([name, change]) => [
      name,
      'unknown' in change ? change.unknown : change.why
    ])
  ).toEqual([
    ['one', 'not committed yet'],
    ['two', 'The first offers'],
    ['three', 'not committed yet']
  ])
})

it('without git, as in a production folder, that is said', () => {
  expect([...lastChanges(join(folder, file), recordsOf(first)).values()]).toEqual(
    ['one', 'two'].map(() => ({ unknown: 'there is no git here' }))
  )
  expect(presentCommit(folder)).toEqual({ commit: null, changed: false })
})

it('the commit that is checked out, and whether files differ from it', async () => {
  git('init', '-q')
  await commit(first, 'The first offers')
  const head = git('rev-parse', 'HEAD').trim()
  expect(presentCommit(folder)).toEqual({ commit: head, changed: false })
  await writeFile(join(folder, file), '')
  expect(presentCommit(folder)).toEqual({ commit: head, changed: true })
})
