import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compressQuickly } from './compress.ts'
import { untilFirstEnd } from './keep-pages.ts'
import type { PageSet } from './page-set.ts'
import {
  createPageStore,
  everyone,
  findVariant,
  keepVariant,
  type Pages,
  pageKey,
  type StoredPage
} from './page-store.ts'
import { readPages, writePages } from './page-store-files.ts'
import { storeResponse } from './stored-response.ts'

const response = async (text: string, validUntil: Date | null = null) => {
  const body = Buffer.from(text)
  return storeResponse({ body, compressed: await compressQuickly(body), headers: {}, validUntil })
}
const setOf = (pages: Pages): PageSet => ({
  version: '1',
  pages,
  values: new Map([
    ['figures/match', 'a'],
    ['offers', 'b']
  ])
})
const noon = new Date('2026-11-20T12:00:00Z')
let pages: Pages
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
  const open = await response('open', noon)
  const payload = await response('payload')
  pages = new Map([
    [
      pageKey('global', '/'),
      {
        byAudience: true,
        byPlatform: false,
        reads: ['figures/match', 'offers'],
        variants: new Map([
          ['open', { document: open, payload }],
          ['nl', { document: open, payload }]
        ])
      }
    ],
    [
      pageKey('belgium', '/'),
      {
        byAudience: false,
        byPlatform: false,
        reads: ['figures/match', 'offers'],
        variants: new Map([[everyone, { document: await response('be'), payload }]])
      }
    ]
  ])
})
afterAll(() => rm(folder, { recursive: true }))

it('a page belongs to its site: the same address of another is another page', () => {
  const store = createPageStore()
  store.swap(pages)
  expect(store.find('global', '/')).not.toBe(store.find('belgium', '/'))
  expect(store.find('finland', '/')).toBeUndefined()
  expect(store.find('global', '/', 'contents')).toBeUndefined()
  expect(store.size).toBe(2)
})

it.each([
  ['a class that is stored', '/', 'global', 'nl', -1, true],
  ['a class that is not', '/', 'global', 'fr', -1, false],
  ['"a request past validUntil renders afresh"', '/', 'global', 'open', 0, false],
  ['before it the stored page stands', '/', 'global', 'open', -1, true],
  ['a page for everyone, whatever the class', '/', 'belgium', 'nl', 1e12, true]
] as const)('%s', (_, path, siteId, audienceName, ms, found) => {
  const page = pages.get(pageKey(siteId, path))
  expect(page && findVariant(page, { audienceName, platform: 'macos' }, noon.getTime() + ms) !== undefined).toBe(found)
})

it('a page that differs by platform is stored for the unknown one; the others are kept once made, and go with their page', async () => {
  const variant = { document: await response('page'), payload: await response('payload') }
  const ofMac = { document: await response('for a Mac', noon), payload: variant.payload }
  const page = (): StoredPage => ({
    byAudience: true,
    byPlatform: true,
    reads: [],
    variants: new Map([['open', variant]])
  })
  const [before, after] = [page(), page()]
  const mac = { audienceName: 'open', platform: 'macos' } as const
  const beforeNoon = noon.getTime() - 1
  expect(findVariant(before, { ...mac, platform: 'unknown' }, beforeNoon)).toBe(variant)
  expect(findVariant(before, mac, beforeNoon)).toBeUndefined()
  keepVariant(before, mac, ofMac)
  expect(findVariant(before, mac, beforeNoon)).toBe(ofMac)
  expect(findVariant(before, mac, noon.getTime())).toBeUndefined()
  expect(findVariant(before, { ...mac, audienceName: 'nl' }, beforeNoon)).toBeUndefined()
  expect(findVariant(before, { ...mac, platform: 'windows' }, beforeNoon)).toBeUndefined()
  expect(findVariant(after, mac, beforeNoon)).toBeUndefined()
})

it('what is written is read again, and identical responses share their bytes', async () => {
  await writePages(join(folder, 'kept'), setOf(pages))
  const read = await readPages(join(folder, 'kept'))
  expect(read).toEqual(setOf(pages))
  const variants = read?.pages.get(pageKey('global', '/'))?.variants
  expect(variants?.get('open')?.document).toBe(variants?.get('nl')?.document)
})

it('a folder without pages, or with half of them, holds none', async () => {
  expect(await readPages(join(folder, 'none'))).toBeNull()
  await writeFile(join(folder, 'pages.bin'), '')
  expect(await readPages(folder)).toBeNull()
})

it.each<[what: string, file: string, harm: (bytes: Buffer) => Buffer | string]>([
  ['cut off', 'pages.bin', bytes => bytes.subarray(0, -1)],
  ['emptied', 'pages.bin', () => ''],
  ['emptied', 'pages.json', () => ''],
  ['cut off', 'pages.json', bytes => bytes.subarray(0, 40)],
  ['of something else', 'pages.json', () => '[]'],
  [
    'without a response that it names',
    'pages.json',
    bytes => bytes.toString().replace(/"saved":.*"index"/, '"saved":[],"index"')
  ]
])('what a full disk or a crash has left %s (%s) is rendered again, and stops no start', async (what, file, harm) => {
  const broken = join(folder, `broken ${what} ${file}`)
  await writePages(broken, setOf(pages))
  await writeFile(join(broken, file), harm(await readFile(join(broken, file))))
  expect(await readPages(broken)).toBeNull()
})

it.each([
  ['the first end', noon.getTime() - 5000, 5050],
  ['at most a day, because longer timers fire at once', noon.getTime() - 90 * 86_400_000, 86_400_000],
  ['at once where it has passed', noon.getTime() + 1, 50]
])('the timer waits for %s', (_, nowMs, ms) => {
  expect(untilFirstEnd(pages, nowMs)).toBe(ms)
})
