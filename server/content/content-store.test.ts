import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Content } from '../../content/content.ts'
import { copyOfContent } from '../../tests/fixtures/copy-of-content.ts'
import { ContentError } from './content-error.ts'
import { type ParsedFiles, readContent } from './content-reader.ts'
import { type ContentStore, createContentStore } from './content-store.ts'

/** All folders of these tests hold the same files but for what a test edits: each text is parsed once. */
const parsed: ParsedFiles = new Map()
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

async function edit(file: string, search: string | RegExp, replacement: string): Promise<void> {
  const path = join(directory, file)
  const text = await readFile(path, 'utf8')
  const edited = text.replace(search, replacement)
  if (edited === text) throw new Error(`${file} does not hold ${search}`)
  await writeFile(path, edited)
}

async function open() {
  const changes: Content[] = []
  const faults: unknown[] = []
  store = await createContentStore(directory, {
    onChange: content => changes.push(content),
    onFault: fault => faults.push(fault),
    settleMs: 10,
    parsed
  })
  return { store, changes, faults }
}

const faultsOf = async () => {
  const error = await readContent(directory, parsed).then(
    () => null,
    (thrown: unknown) => thrown
  )
  return error instanceof ContentError ? error.faults : []
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

it('on error the last good stays, and the next good edit shows', async () => {
  const { store: opened, changes, faults } = await open()
  const before = opened.current()
  await edit('figures/figures.yaml', 'amount: 600', 'amount: six hundred')
  await expect.poll(() => faults.length).toBe(1)
  expect(opened.current()).toBe(before)
  expect(faults[0]).toMatchObject({
    faults: [
      { file: 'figures/figures.yaml', field: 'welcomeMatchMaximum.amount', reason: 'write a number without a unit' }
    ]
  })
  await edit('figures/figures.yaml', 'amount: six hundred', 'amount: 650')
  await expect.poll(() => changes.length).toBe(1)
  expect(opened.current().figures.welcomeMatchMaximum).toMatchObject({ amount: 650 })
})

it('hears nothing once it is closed', async () => {
  const { store: opened, changes, faults } = await open()
  opened.close()
  await edit('figures/figures.yaml', 'amount: 600', 'amount: 650')
  await new Promise(resolve => setTimeout(resolve, 100))
  expect([changes, faults]).toEqual([[], []])
})

it('does not start on a folder that has faults', async () => {
  await edit('offers/offers.yaml', 'minimumAge: by country', 'minimumAge: 17')
  await expect(createContentStore(directory, { parsed })).rejects.toThrow(
    'offers/offers.yaml: 0.minimumAge: the minimum age is at least 18'
  )
})

it.each<[rule: string, file: string, search: string | RegExp, replacement: string, field: string, reason: string]>([
  [
    'an offer needs its significant terms',
    'offers/offers.yaml',
    /  significantTerms:\n(    .*\n)+/,
    '',
    '2.significantTerms',
    'is missing'
  ],
  [
    'an offer needs its sites',
    'offers/offers.yaml',
    /sites: \[global.*\]/,
    'sites: []',
    '0.sites',
    'write at least one site'
  ],
  [
    'dates are in the calendar',
    'offers/offers.yaml',
    'validUntil: 2036-01-01',
    'validUntil: 2036-02-30',
    '0.validUntil',
    'write a day'
  ],
  [
    'an unknown placeholder',
    'offers/offers.yaml',
    '{welcomeRewards} de',
    '{welcomReward} de',
    '0.title.fr',
    '{welcomReward} is no figure'
  ],
  [
    'a field that nobody knows',
    'ambassadors/ambassadors.yaml',
    'country: CL',
    'land: CL',
    '1.land',
    'there is no such field'
  ],
  [
    'and the field that is missing for it',
    'ambassadors/ambassadors.yaml',
    'country: CL',
    'land: CL',
    '1.country',
    'is missing: write a text'
  ],
  [
    'BLOCKED, WARNING or null',
    'country-rules/country-rules.yaml',
    'ruleType: WARNING',
    'ruleType: warning',
    '0.onOtherSites.ruleType',
    'write BLOCKED, WARNING or null'
  ],
  [
    'where a rule stands, no offers',
    'country-rules/country-rules.yaml',
    'ruleType: WARNING, offers: []',
    'ruleType: WARNING, offers: [welcome-bonus]',
    '0',
    'where a rule stands, offers must be []'
  ],
  [
    'a kind of offer that nobody knows',
    'country-rules/country-rules.yaml',
    'offers: [welcome-bonus,',
    'offers: [free-bet,',
    '0.onOwnSite.offers.0',
    'write one of: welcome-bonus, monthly-giveaway, daily-leaderboard'
  ],
  [
    'a record that is never reviewed',
    'country-rules/country-rules.yaml',
    /  reviewBy: .*\n/,
    '',
    '0.reviewBy',
    'is missing'
  ],
  [
    'links fit their site type',
    'navigation/navigation.yaml',
    'path: /spin-gold/',
    'path: spin-gold',
    'main',
    'spin-gold: the path does not fit siteType'
  ],
  ['YAML that is none', 'tournaments/featured.yaml', 'weekday: sunday', 'weekday: [sunday', '', 'is not YAML'],
  ['a page without its title', 'pages/about-us/en.yaml', /^title:.*\n/m, '', 'title', 'is missing: Write'],
  [
    'a page with HTML in its Markdown',
    'pages/contact/fr.yaml',
    /(Markdown: ['"]?)/,
    '$1<br>',
    '',
    'write Markdown, no HTML'
  ]
])('%s: the error names file and field', async (_rule, file, search, replacement, field, reason) => {
  await edit(file, search, replacement)
  expect(await faultsOf()).toContainEqual({
    file,
    field: field === '' ? expect.any(String) : field,
    reason: expect.stringContaining(reason)
  })
})

it('reports the faults of every file at once', async () => {
  await edit('figures/figures.yaml', 'kind: count', 'kind: number')
  await edit('ambassadors/ambassadors.yaml', 'country: CL', 'country: Chile')
  await rm(join(directory, 'pages/home/en.yaml'))
  const files = (await faultsOf()).map(({ file }) => file)
  expect(new Set(files)).toEqual(
    new Set(['figures/figures.yaml', 'ambassadors/ambassadors.yaml', 'pages/home/en.yaml'])
  )
})

it('the version is that of the files, not of the reading', async () => {
  const first = await readContent(directory, parsed)
  expect((await readContent(directory, parsed)).version).toBe(first.version)
  await edit('figures/figures.yaml', /\n/, ' \n')
  expect((await readContent(directory, parsed)).version).not.toBe(first.version)
})

it.each([
  [
    'an alias that nothing is called',
    'withdrawn.yaml',
    '- { id: quiet-hour, at: 2026-11-21T00:00:00Z, reason: *wrong }',
    'Unresolved alias'
  ],
  ['aliases without end', 'glossary/terms.yaml', bombYaml(), 'Excessive alias count']
])('%s: the error names the file, and the process goes on', async (_fault, file, text, reason) => {
  const { store: opened, changes, faults } = await open()
  await writeFile(join(directory, file), text)
  await expect.poll(() => faults.length, { timeout: 5000 }).toBe(1)
  expect(String(faults[0])).toMatch(new RegExp(`${file}: is not YAML: ${reason}`))
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
