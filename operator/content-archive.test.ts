import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dueArchive, readStatement } from '../server/content/archive-statement.ts'
import { ContentError } from '../server/content/content-error.ts'
import { readContentFiles, versionOf } from '../server/content/content-files.ts'
import { keepArchive } from '../server/content/kept-archives.ts'
import { packContent } from '../server/content/pack-content.ts'
import { writeAtomically } from '../server/platform/write-atomically.ts'
import { signer, stranger } from '../tests/fixtures/content-archives.ts'
import { archiveContent } from './content-archive.ts'

let root: string
let folder: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'archive-'))
  folder = join(root, 'content')
  for (const file of ['figures/a.yaml', 'ambassadors/a-person/portrait.webp', 'ambassadors/a-person/notes.txt'])
    await writeAtomically(join(folder, file), `${file}\n`)
})
afterAll(() => rm(root, { recursive: true }))

const variables = { CONTENT_SIGNING_KEY: 'a key for tests that signs content' }
const now = () => new Date('2026-11-26T20:00:00Z')
/** What stands for the check of the whole content. */
const readAs = (version: string) => async () => ({ version }) as never

const archive = (words: string[], settings: Parameters<typeof archiveContent>[1] = {}) =>
  archiveContent(words, { folder, variables, now, log: () => {}, read: readAs('b'.repeat(64)), ...settings })

const statementOf = async (out: string) =>
  readStatement(await readFile(join(out, 'content.json'), 'utf8'), [signer.publicKey.x])

it('a statement counts on, names what is shown until then, and is shown a minute after it is signed', async () => {
  const out = join(root, 'counts')
  const said: string[] = []
  await archive([out], { read: readAs('a'.repeat(64)) })
  await archive([out, '--in=3600'], { now: () => new Date('2026-11-26T21:00:00Z'), log: line => said.push(line) })
  expect((await readdir(out)).toSorted()).toEqual([
    'content-aaaaaaaaaaaa.tar.gz',
    'content-bbbbbbbbbbbb.tar.gz',
    'content.json'
  ])
  const { sequence, archives } = await statementOf(out)
  expect([sequence, archives.map(({ version, takeUpAt }) => [version[0], takeUpAt])]).toEqual([
    2,
    [
      ['b', '2026-11-26T22:00:00.000Z'],
      ['a', '2026-11-26T20:01:00.000Z']
    ]
  ])
  expect(dueArchive(archives, new Date('2026-11-26T21:30:00Z'))?.version[0]).toBe('a')
  expect(said.at(-1)).toBe(`CONTENT_PUBLIC_KEYS=${signer.publicKey.x}`)
})

it('the same content gives the same archive, whenever it is made', async () => {
  for (const name of ['once', 'again']) await archive([join(root, name)])
  const [once, again] = await Promise.all(['once', 'again'].map(name => statementOf(join(root, name))))
  expect(once?.archives[0]?.sha256).toBe(again?.archives[0]?.sha256)
})

type Settings = Parameters<typeof archiveContent>[1]
it.each<[what: string, words: string[], settings: Settings, said: string | RegExp]>([
  ['no folder', [], {}, /^Usage: content-archive \{folder\}/],
  ['an option that there is not', ['x', '--at=now'], {}, /^Unknown option '--at'\. Usage/],
  ['a time that is none', ['x', '--in=soon'], {}, /^Usage/],
  ['no key', ['x'], { variables: {} }, /^CONTENT_SIGNING_KEY is not set/],
  ['a short key', ['x'], { variables: { CONTENT_SIGNING_KEY: 'short' } }, /fewer than 32 characters/],
  ['content with a fault', ['x'], { read: () => Promise.reject(new ContentError([])) }, /The content has faults/]
])('refused, and nothing is written: %s', async (_what, words, settings, said) => {
  const out = join(root, 'refused')
  await expect(
    archive(
      words.map(word => (word === 'x' ? out : word)),
      settings
    )
  ).rejects.toThrow(said)
  expect(await readdir(out).catch(() => 'no folder')).toBe('no folder')
})

it('a folder that another key has signed is left alone, and an archive that is not there leads nowhere back', async () => {
  const out = join(root, 'foreign')
  await archive([out])
  await expect(archive([out, '--back-to=cccc'])).rejects.toThrow(/--back-to=cccc: 0 archives in/)
  const foreign = JSON.stringify(stranger.sign({ kind: 'content' }))
  await writeFile(join(out, 'content.json'), foreign)
  await expect(archive([out])).rejects.toThrow(/not signed by a key/)
  expect(await readFile(join(out, 'content.json'), 'utf8')).toBe(foreign)
})

it('an archive is never overwritten: the same content keeps its bytes, and what only looks like it is refused', async () => {
  const out = join(root, 'kept')
  const version = versionOf(await readContentFiles(folder))
  const read = readAs(version)
  await archive([out], { read })
  const [file = ''] = (await statementOf(out)).archives.map(each => each.file)
  const packed = await readFile(join(out, file))
  const otherBytes = gzipSync(gunzipSync(packed), { level: 1 })
  await writeFile(join(out, file), otherBytes)
  await archive([out], { read })
  expect(await readFile(join(out, file))).toEqual(otherBytes)
  expect((await statementOf(out)).archives[0]?.sha256).toBe(createHash('sha256').update(otherBytes).digest('hex'))
  const other = await packContent(new Map([['figures/a.yaml', 'other: 1\n']]))
  await writeFile(join(out, file), other)
  await expect(archive([out], { read })).rejects.toThrow(/holds version/)
  expect(await readFile(join(out, file))).toEqual(other)
})

it('a portrait alone that has changed is published as another version', async () => {
  const out = join(root, 'portraits')
  const publish = async () => {
    await archive([out, '--in=0'], {
      read: async place => ({ version: versionOf(await readContentFiles(place)) }) as never
    })
    return (await statementOf(out)).archives[0]
  }
  const before = await publish()
  await writeFile(join(folder, 'ambassadors/a-person/portrait.webp'), 'another picture')
  const after = await publish()
  expect(after?.version).not.toBe(before?.version)
  await keepArchive(
    await readFile(join(out, after?.file ?? '')),
    after as NonNullable<typeof after>,
    join(root, 'taken')
  )
  const taken = join(root, 'taken', after?.version ?? '', 'ambassadors/a-person/portrait.webp')
  expect(await readFile(taken, 'utf8')).toBe('another picture')
})
