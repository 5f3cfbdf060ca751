import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { amountOf, openArchiveStore } from '../../tests/fixtures/archive-machine.ts'
import { contentPublisher, signedFiles, statementIn } from '../../tests/fixtures/content-archives.ts'
import { editContent } from '../../tests/fixtures/copy-of-content.ts'
import { parsed } from '../../tests/fixtures/parsed-content.ts'
import { readContentFiles, versionOf } from './content-files.ts'
import type { ContentStore } from './content-store.ts'
import { packContent } from './pack-content.ts'

const away = 'http://127.0.0.1:1/content.json'

let root: string
let publisher: Awaited<ReturnType<typeof contentPublisher>>
/** What is published: a first version alone, and then a second one that counts at once. */
let first: ReadonlyMap<string, Buffer>
let second: ReadonlyMap<string, Buffer>
const stores: ContentStore[] = []

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'machines-'))
  publisher = await contentPublisher(parsed)
  first = await publisher.publish('--in=0')
  await publisher.setAmount(600, 650)
  second = await publisher.publish('--in=0')
})
afterEach(() => {
  for (const store of stores.splice(0)) store.close()
  publisher.asked.length = 0
})
afterAll(async () => {
  await publisher.stop()
  await rm(root, { recursive: true })
})

let machines = 0
/** A process with its own DATA_DIR, or that of an earlier one. */
async function openStore({
  dataFolder = join(root, `data-${machines++}`),
  url = publisher.url,
  now = () => new Date()
} = {}) {
  const machine = await openArchiveStore({ dataFolder, url, now, parsed })
  stores.push(machine.store)
  return machine
}

it('"every process takes up at the same version": all know it before, and show it from the same instant on', async () => {
  await publisher.reset(first)
  publisher.serve(first)
  let clock = new Date()
  const both = await Promise.all([openStore({ now: () => clock }), openStore({ now: () => clock })])
  expect(both.map(({ store }) => amountOf(store.current()))).toEqual([600, 600])
  const announced = await publisher.publish('--in=600')
  publisher.serve(announced)
  const [next] = statementIn(announced).archives
  const takeUp = Date.parse(next?.takeUpAt ?? '')
  clock = new Date(takeUp - 1)
  for (const { dataFolder } of both)
    await expect.poll(() => readdir(join(dataFolder, 'content'))).toContain(next?.version)
  const asks = publisher.asked.length
  await expect.poll(() => publisher.asked.length).toBeGreaterThan(asks + 4)
  expect(both.map(({ shown }) => shown)).toEqual([[], []])
  clock = new Date(takeUp)
  for (const { shown } of both) await expect.poll(() => shown).toEqual([650])
})

it('what is announced is not shown before, on a new machine neither, and after a restart while the address is away', async () => {
  const clock = () => new Date(0)
  publisher.serve(second)
  const { store, dataFolder } = await openStore({ now: clock })
  await expect.poll(() => readdir(join(dataFolder, 'content'))).toContain(statementIn(second).archives[0]?.version)
  store.close()
  const again = await openStore({ dataFolder, url: away, now: clock })
  for (const { store: each } of [{ store }, again]) expect(each.folder()).toBe('content')
})

it('a statement ends: an address that repeats it is no news, and what is shown stays', async () => {
  await publisher.reset(second)
  publisher.serve(second)
  const { store, log, reads } = await openStore({ now: () => new Date(Date.now() + 91 * 86_400_000) })
  expect(log.join('\n')).toContain('the statement was valid until')
  expect([amountOf(store.current()), reads()]).toEqual([650, 0])
})

it('a version is shown where the disk does not take its name: all that follows it hears of it', async () => {
  publisher.serve(first)
  const { dataFolder, shown, log } = await openStore()
  await rm(join(dataFolder, 'content', 'current'))
  await mkdir(join(dataFolder, 'content', 'current', 'in-the-way'), { recursive: true })
  publisher.serve(second)
  await expect.poll(() => shown).toEqual([650])
  await expect.poll(() => log.join('\n')).toContain('what is shown stays')
})

it('a version goes back by a later statement that names the earlier one', async () => {
  await publisher.reset(second)
  publisher.serve(second)
  const { store, shown } = await openStore()
  publisher.serve(await publisher.publish('--in=0', `--back-to=${statementIn(first).archives[0]?.version}`))
  await expect.poll(() => shown).toEqual([600])
  expect(amountOf(store.current())).toBe(600)
})

it('"a start while the address is away": the machine has what it showed last; one that has nothing shows the release', async () => {
  publisher.serve(second)
  const { store, dataFolder } = await openStore()
  store.close()
  const again = await openStore({ dataFolder, url: away })
  expect([amountOf(again.store.current()), again.store.folder().startsWith(dataFolder)]).toEqual([650, true])
  const fresh = await openStore({ url: away })
  expect([amountOf(fresh.store.current()), fresh.store.folder()]).toEqual([600, 'content'])
  expect(fresh.log.join()).toMatch(/no connection.*no version of the content that is due is here/)
})

it('a machine that showed the release takes up what is due once the address answers', async () => {
  publisher.serve(new Map())
  const { store, shown } = await openStore()
  expect(amountOf(store.current())).toBe(600)
  publisher.serve(second)
  await expect.poll(() => shown).toEqual([650])
})

it('a version with a fault is refused whole, and says what is wrong', async () => {
  publisher.serve(second)
  const { store, log } = await openStore()
  const files = new Map(await readContentFiles(publisher.edited))
  files.set('pages/home/fr.yaml', 'title: alone\n')
  files.set('pages/contact/en.yaml', (files.get('pages/contact/en.yaml') ?? '').replace(/^title: .*/m, 'title: Write'))
  publisher.serve(signedFiles(3, await packContent(files), { version: versionOf(files) }))
  await expect.poll(() => log.join('\n')).toMatch(/cannot be shown by this build.*pages\/home\/fr\.yaml/)
  expect([amountOf(store.current()), store.faults().some(({ file }) => file === 'pages/home/fr.yaml')]).toEqual([
    650,
    true
  ])
  expect(store.current().pages.contact.en.title).not.toBe('Write')
})

it('what the disk has changed is fetched again at the next start', async () => {
  publisher.serve(second)
  const { store, dataFolder } = await openStore()
  store.close()
  const { version } = store.current()
  await editContent(join(dataFolder, 'content', version), 'figures/figures.yaml', 'amount: 650', 'amount: 99')
  const again = await openStore({ dataFolder })
  await expect.poll(() => amountOf(again.store.current())).toBe(650)
})

it('an answer that has not changed is not sent again', async () => {
  publisher.serve(second)
  await openStore()
  await expect.poll(() => publisher.asked.filter(line => line.includes('/content.json "')).length).toBeGreaterThan(1)
  expect(publisher.asked.filter(line => line.endsWith('.tar.gz')).length).toBe(2)
})
