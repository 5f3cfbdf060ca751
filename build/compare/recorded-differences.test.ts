import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compareRecords } from './differences.ts'
import { createRecord } from './record-file.ts'
import type { Sections } from './sections.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'records-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function recordOf(name: string, answers: Readonly<Record<string, Sections>>): Promise<string> {
  const file = join(folder, `${name}.sqlite`)
  const record = await createRecord(file)
  for (const [address, sections] of Object.entries(answers)) record.add(address, record.write(sections))
  record.close()
  return file
}

const page = { status: ['200'], text: ['h1: A', 'b', 'b'] }
const shown = (differences: ReturnType<typeof compareRecords>) =>
  differences.map(({ kind, sign, line, count }) => `${kind} ${sign} ${line}, ${count} ×`)

it('a record equals another of the same answers, in whichever order they came', async () => {
  const one = await recordOf('one', { '/a/': page, '/b/': { status: ['404'] } })
  const other = await recordOf('other', { '/b/': { status: ['404'] }, '/a/': page })
  expect(compareRecords(one, other)).toEqual([])
})

it('lines, sections and answers that differ', async () => {
  const before = await recordOf('before', { '/a/': page, '/b/': page, '/gone/': page })
  const now = { status: ['200'], text: ['h1: A', 'c'], ids: ['d'] }
  const after = await recordOf('after', { '/a/': now, '/b/': now, '/new/': page })
  const inBoth = ['text - b, 2 ×', 'text + c, 2 ×', 'ids + d, 2 ×']
  expect(shown(compareRecords(before, after))).toEqual([
    'answers + not asked before, 1 ×',
    ...inBoth,
    'answers - not found any more, 1 ×'
  ])
  expect(shown(compareRecords(before, after, { isPart: true }))).toEqual(['answers + not asked before, 1 ×', ...inBoth])
})
