import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { packTar, type TarEntry } from 'modern-tar'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { amountOf, openArchiveStore } from '../../tests/fixtures/archive-machine.ts'
import {
  type Answer,
  contentPublisher,
  type Served,
  signedFiles,
  signer,
  stranger
} from '../../tests/fixtures/content-archives.ts'
import { parsed } from '../../tests/fixtures/parsed-content.ts'
import { packContent } from './pack-content.ts'

const hourMs = 3_600_000
let root: string
let publisher: Awaited<ReturnType<typeof contentPublisher>>
let good: ReadonlyMap<string, Buffer>
let machine: Awaited<ReturnType<typeof openArchiveStore>>
/** The number of the statement that the machine has heard of last. */
let sequence = 1

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'machine-'))
  publisher = await contentPublisher(parsed)
  await publisher.setAmount(600, 650)
  good = await publisher.publish('--in=0')
  publisher.serve(good)
  machine = await openArchiveStore({ url: publisher.url, dataFolder: join(root, 'data'), parsed })
})
afterAll(async () => {
  machine.store.close()
  await publisher.stop()
  await rm(root, { recursive: true })
})

const zipped = async (...entries: TarEntry[]) => promisify(gzip)(await packTar(entries))
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
const statementOnly = (text: string): Served => new Map([['content.json', Buffer.from(text)]])
const never = (response: ServerResponse) => void response.writeHead(200).write('{')
const textIn = (files: Served): string => String(files.get('content.json'))

/** The signed statement of a next version, with what is served as its archive. */
const next = (archive: Buffer, answered: Answer = archive): Served =>
  new Map<string, Answer>([...signedFiles(++sequence, archive), ['other.tar.gz', answered]])

it.each<[what: string, answer: () => Served | Promise<Served>, reason: RegExp]>([
  [
    'a statement that says something else',
    () => statementOnly(JSON.stringify({ ...JSON.parse(textIn(good)), payload: 'e30' })),
    /not signed by a key/
  ],
  ['half a statement', () => statementOnly(textIn(good).slice(0, 200)), /no JSON/],
  ['another key', () => statementOnly(JSON.stringify(stranger.sign({ kind: 'content' }))), /not signed by a key/],
  [
    'a statement of something else',
    () => statementOnly(JSON.stringify(signer.sign({ origins: [] }))),
    /not valid: kind/
  ],
  ['a huge statement', () => new Map([['content.json', Buffer.alloc(5_000_000)]]), /larger than it may be/],
  ['no statement', () => new Map(), /status 404/],
  [
    'a tampered archive',
    () => next(Buffer.from('an archive'), Buffer.from('an Archive')),
    /is not the one that was signed/
  ],
  [
    'half an archive',
    () => next(Buffer.from('an archive'), half(Buffer.from('an archive'))),
    /is not the one that was signed/
  ],
  [
    'an archive that is larger than was said',
    () => next(Buffer.from('x'), Buffer.alloc(5_000_000)),
    /larger than it may be/
  ],
  ['an archive that is no gzip', () => next(Buffer.from('no gzip')), /is no gzip/],
  ['an archive that is no tar', async () => next(await promisify(gzip)(Buffer.alloc(2000, 'x'))), /is no tar/],
  [
    'a path that leads out of it',
    async () => next(await zipped({ header: { name: '../../escaped.yaml', size: 1 }, body: 'x' })),
    /no name of a file of content/
  ],
  [
    'an absolute path',
    async () => next(await zipped({ header: { name: '/escaped.yaml', size: 1 }, body: 'x' })),
    /no name of a file of content/
  ],
  [
    'a link',
    async () => next(await zipped({ header: { name: 'a.yaml', size: 0, type: 'symlink', linkname: '/etc/passwd' } })),
    /holds a symlink/
  ],
  ['a bomb', async () => next(await promisify(gzip)(Buffer.alloc(101_000_000))), /larger than 100 MB/],
  [
    'an archive of another version',
    async () => next(await packContent(new Map([['a.yaml', 'x: 1\n']]))),
    /holds another version/
  ],
  ['an older statement', () => signedFiles(1, Buffer.from('x')), /is number 1, and \d+ was here already/],
  ['another statement of the same number', () => signedFiles(sequence, Buffer.from('y')), /two statements have number/]
])('"a signed archive": refused is %s; what is shown stays', async (_what, answer, reason) => {
  const { store, log, shown, archives } = machine
  publisher.serve(await answer())
  log.length = 0
  await expect.poll(() => log.join('\n')).toMatch(reason)
  expect([amountOf(store.current()), shown]).toEqual([650, []])
  expect([await readdir(root), await readdir(join(root, 'data'))]).toEqual([['data'], ['content']])
  expect((await readdir(archives)).filter(name => name.endsWith('.partial'))).toEqual([])
})

it.each<[what: string, answer: () => Served, timeoutsMs: { statement: number; archive: number }]>([
  ['a statement', () => new Map([['content.json', never]]), { statement: 50, archive: hourMs }],
  ['an archive', () => next(Buffer.from('x'), never), { statement: hourMs, archive: 50 }]
])('"a signed archive": refused is %s that does not end; what is shown stays', async (_what, answer, timeoutsMs) => {
  const own = await mkdtemp(join(tmpdir(), 'late-'))
  await cp(join(root, 'data'), own, { recursive: true })
  publisher.serve(answer())
  const { store, log } = await openArchiveStore({ url: publisher.url, dataFolder: own, parsed, timeoutsMs })
  expect(log.join('\n')).toMatch(/no whole answer in time/)
  expect([amountOf(store.current()), store.folder().startsWith(own)]).toEqual([650, true])
  store.close()
  publisher.serve(good)
  await rm(own, { recursive: true })
})
