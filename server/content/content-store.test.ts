import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Content } from '../../content/content.ts'
import { copyOfContent, editContent } from '../../tests/fixtures/copy-of-content.ts'
import { parsed } from '../../tests/fixtures/parsed-content.ts'
import { type ContentFault, describeFault } from './content-error.ts'
import { readContentFiles, versionOf } from './content-files.ts'
import { readContent } from './content-reader.ts'
import { type ContentStore, createContentStore } from './content-store.ts'

let directory: string
let store: ContentStore | undefined

beforeEach(async () => {
  directory = await copyOfContent()
})

afterEach(async () => {
  store?.close()
  store = undefined
  await rm(directory, { recursive: true })
})

const edit = (file: string, search: string | RegExp, replacement: string) =>
  editContent(directory, file, search, replacement)

async function open() {
  const changes: Content[] = []
  const faults: (readonly ContentFault[])[] = []
  store = await createContentStore(directory, {
    onChange: content => changes.push(content),
    onFaults: list => faults.push(list),
    settleMs: 10,
    parsed
  })
  return { store, changes, faults }
}

it('an edit shows without a restart', async () => {
  const { store: opened, changes, faults } = await open()
  const before = opened.current()
  await edit('figures/figures.yaml', 'amount: 600', 'amount: 650')
  await expect.poll(() => changes.length).toBe(1)
  expect(opened.current().figures.welcomeMatchMaximum).toMatchObject({ amount: 650 })
  expect(opened.current().version).not.toBe(before.version)
  expect(before.figures.welcomeMatchMaximum).toMatchObject({ amount: 600 })
  expect(faults).toEqual([])
})

it('security M2 a full disk of the data: the edit shows, and what cannot be kept is told as that', async () => {
  const told: string[] = []
  const lastGood = {
    candidates: async () => [],
    keep: async () => {
      throw new Error('ENOSPC')
    }
  }
  store = await createContentStore(directory, {
    settleMs: 10,
    parsed,
    lastGood,
    onError: () => told.push('reading'),
    onKeepError: () => told.push('keeping')
  })
  await expect.poll(() => told).toEqual(['keeping'])
  await edit('figures/figures.yaml', 'amount: 600', 'amount: 650')
  await expect.poll(() => told).toEqual(['keeping', 'keeping'])
  expect(store.current().figures.welcomeMatchMaximum).toMatchObject({ amount: 650 })
})

it('on error the last good stays, and the next good edit shows', async () => {
  const { store: opened, changes, faults } = await open()
  const before = opened.current()
  await edit('figures/figures.yaml', 'amount: 600', 'amount: six hundred')
  await expect.poll(() => faults.length).toBe(1)
  expect(opened.current()).toBe(before)
  expect(faults[0]).toMatchObject([
    { file: 'figures/figures.yaml', field: 'welcomeMatchMaximum.amount', reason: 'write a number without a unit' }
  ])
  await edit('figures/figures.yaml', 'amount: six hundred', 'amount: 650')
  await expect.poll(() => changes.length).toBe(1)
  expect(faults.slice(1)).toEqual([[]])
  expect(opened.current().figures.welcomeMatchMaximum).toMatchObject({ amount: 650 })
})

it('"one editor’s fault never holds up another’s valid edit": the file with the fault keeps its last good text', async () => {
  const { store: opened, changes, faults } = await open()
  const { fr } = opened.current().pages['about-us']
  await edit('pages/about-us/fr.yaml', /^title: .*/m, "title: 'Qui sommes")
  await expect.poll(() => faults.length).toBe(1)
  await edit('pages/contact/en.yaml', /^title: .*/m, 'title: Write to us')
  await expect.poll(() => changes.length).toBe(1)
  expect(opened.current().pages.contact.en.title).toBe('Write to us')
  expect(opened.current().pages['about-us'].fr).toEqual(fr)
  expect(opened.faults().map(describeFault)).toEqual([
    expect.stringMatching(/^pages\/about-us\/fr.yaml:\d+: is not YAML/)
  ])
  expect(faults).toHaveLength(1)
})

it('"half a policy never goes live": it is refused, whether a translation or the source', async () => {
  const { store: opened, changes, faults } = await open()
  const before = opened.current()
  for (const [index, locale] of (['fr', 'en'] as const).entries()) {
    const path = join(directory, `policies/privacy-policy/${locale}.md`)
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.slice(0, 3000))
    await expect.poll(() => faults.length).toBe(2 * index + 1)
    expect(faults.at(-1)?.map(describeFault)).toEqual([
      `policies/privacy-policy/${locale}.md: ends within a line: it is cut off. Put the rest back, or end the last line`
    ])
    await writeFile(path, text)
    await expect.poll(() => faults.length).toBe(2 * index + 2)
  }
  expect([opened.current(), changes]).toEqual([before, []])
})

it('an undo is taken, however much shorter it is; a text that was never published is not', async () => {
  const { store: opened, changes, faults } = await open()
  const path = join(directory, 'redirects/redirects.yaml')
  const text = await readFile(path, 'utf8')
  const { version } = opened.current()
  await writeFile(path, `${text}${'# A line that nobody needs.\n'.repeat(text.length / 10)}`)
  await expect.poll(() => changes.length).toBe(1)
  await writeFile(path, text.replace(/\n*$/, '\n# Another end.\n'))
  await expect.poll(() => faults.at(-1)?.[0]?.reason ?? '').toContain('it is cut off')
  await writeFile(path, text)
  await expect.poll(() => opened.current().version).toBe(version)
  expect(opened.faults()).toEqual([])
})

it('hears nothing once it is closed', async () => {
  const { store: opened, changes, faults } = await open()
  const other = await open()
  opened.close()
  for (const [index, [from, to]] of [
    [600, 650],
    [650, 700]
  ].entries()) {
    await edit('figures/figures.yaml', `amount: ${from}`, `amount: ${to}`)
    await expect.poll(() => other.changes.length).toBe(index + 1)
  }
  expect([changes, faults]).toEqual([[], []])
})

it('does not start on a folder that has faults', async () => {
  await edit('offers/offers.yaml', 'minimumAge: by country', 'minimumAge: 17')
  await expect(createContentStore(directory, { parsed })).rejects.toThrow(
    /offers\/offers\.yaml:\d+ \(welcome-bonus\): minimumAge: the minimum age is at least 18/
  )
})

it('texts that the build has looked through are not looked through again; of another version they are, and after an edit', async () => {
  const file = 'pages/contact/en.yaml'
  await edit(file, /^title: .*/m, 'title: Guaranteed winnings')
  await expect(createContentStore(directory, { checkedVersion: 'another', parsed })).rejects.toThrow(
    /Guaranteed winnings/
  )
  const unseen = new Map(parsed)
  unseen.delete(file)
  const faults: string[] = []
  store = await createContentStore(directory, {
    checkedVersion: versionOf(await readContentFiles(directory)),
    parsed: unseen,
    settleMs: 10,
    onFaults: list => faults.push(...list.map(describeFault))
  })
  await edit(file, 'Guaranteed winnings', 'Always win')
  await expect.poll(() => faults.join()).toMatch(/Always win/)
})

it('the version is that of the files, not of the reading', async () => {
  const first = await readContent(directory, parsed)
  expect((await readContent(directory, parsed)).version).toBe(first.version)
  await edit('figures/figures.yaml', /\n/, ' \n')
  expect((await readContent(directory, parsed)).version).not.toBe(first.version)
})

it.each([
  ['an alias that nothing is called', 'redirects/redirects.yaml', '- { from: *wrong }\n', 'Unresolved alias'],
  ['aliases without end', 'glossary/terms.yaml', `${bombYaml()}\n`, 'Excessive alias count']
])('%s: the error names the file, and the process goes on', async (_fault, file, text, reason) => {
  const { store: opened, changes, faults } = await open()
  await writeFile(join(directory, file), text)
  await expect.poll(() => faults.length).toBe(1)
  expect(faults[0]?.map(describeFault).join()).toMatch(new RegExp(`${file}(:\\d+)?: is not YAML: ${reason}`))
  expect(changes).toEqual([])
  expect(opened.current().offers.length).toBeGreaterThan(0)
})

/** Lists of lists of lists: a few lines that would fill the memory. */
function bombYaml(): string {
  const names = [...'abcdefghi']
  const lines = names
    .slice(1)
    .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${names[index]}`).join(', ')}]`)
  return [`a: &a [${Array(9).fill('x').join(', ')}]`, ...lines].join('\n')
}
