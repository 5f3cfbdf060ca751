import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readLookedAt, stateOf, withLookedAt, writeLookedAt } from './looked-at.ts'

const text = (field: string, words: string, file = 'content/pages/a/*.yaml') => ({ file, field, text: words })
const sources = [text('title', 'Title'), text('lead', 'Lead')]
const seen = withLookedAt(new Map(), sources, sources)

it.each([
  ['not there', sources[0], undefined, 'missing'],
  ['looked at', sources[0], 'Otsikko', 'current'],
  ['"a page whose source changed is marked"', text('title', 'Another title'), 'Otsikko', 'older'],
  ['a text that only moved within its file', text('heading', 'Title'), 'Otsikko', 'current'],
  ['the same words in another file', text('title', 'Title', 'content/pages/b/*.yaml'), 'Otsikko', 'older']
] as const)('a translation: %s', (_rule, source, translation, state) => {
  expect(source && stateOf(source, translation, seen)).toBe(state)
})

it('"until someone has looked at its translation": the ledger is kept, and forgets what is gone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'looked-at-'))
  const changed = [text('title', 'Another title'), text('lead', 'Lead')]
  await writeLookedAt('fi', seen, folder)
  expect(await readLookedAt('fi', folder)).toEqual(seen)
  const later = withLookedAt(await readLookedAt('fi', folder), changed, [])
  expect(changed.map(source => stateOf(source, 'x', later))).toEqual(['older', 'current'])
  expect(withLookedAt(later, changed, changed).get('content/pages/a/*.yaml')?.size).toBe(2)
  expect(await readLookedAt('bs', folder)).toEqual(new Map())
  await rm(folder, { recursive: true })
})
