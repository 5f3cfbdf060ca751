import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { parsed } from '../../tests/fixtures/parsed-content.ts'
import { type ContentFiles, readContentFiles } from './content-files.ts'
import { publishedOf } from './content-store.ts'

const posts = 'blog/posts.yaml'
/** One file of each kind that a site reads. */
const kinds = [
  ['a translation of a policy', 'policies/privacy-policy/fr.md'],
  ['the source of a policy', 'policies/privacy-policy/en.md'],
  ['a former version of a policy', 'policies/terms-conditions/versions/20250210/es.md'],
  ['a post', 'blog/how-shuffles-are-tested/de.md'],
  ['the story of an ambassador', 'ambassadors/yuna-katsaros/pl.md'],
  ['words of a page', 'pages/home/fr.yaml'],
  ['words of a page in the source', 'pages/about-us/en.yaml'],
  ['the sections of a page', 'pages/home/page.yaml'],
  ['a mail', 'mails/confirm.fr.yaml'],
  ['offers', 'offers/offers.yaml'],
  ['rules of countries', 'country-rules/country-rules.yaml'],
  ['figures', 'figures/figures.yaml'],
  ['pictures', 'pictures/pictures.yaml'],
  ['trust marks', 'trust-marks/trust-marks.yaml'],
  ['the list of posts', posts],
  ['navigation', 'navigation/navigation.yaml'],
  ['tournaments', 'tournaments/daily.yaml'],
  ['the glossary', 'glossary/terms.yaml'],
  ['claims', 'claims/claims.yaml']
] as const

const neighbour = 'pages/contact/en.yaml'
let good: ContentFiles
beforeAll(async () => {
  good = await readContentFiles('content')
})

const textOfGood = (file: string): string => good.get(file) ?? ''
const edited = (changes: Record<string, string | null>): ContentFiles => {
  const files = new Map(good)
  for (const [file, text] of Object.entries({ ...changes, [neighbour]: neighbourEdited() }))
    if (text === null) files.delete(file)
    else files.set(file, text)
  return files
}
const neighbourEdited = () => textOfGood(neighbour).replace(/^title: .*/m, 'title: Write to us')

/** The first half of a line that is at some share of a text. */
function withinLine(text: string, share: number): string {
  const start = text.lastIndexOf('\n', text.length * share) + 1
  return text.slice(0, start + Math.ceil((text.indexOf('\n', start) - start) / 2))
}

/** Up to the end of a line in the second half after which a record, or a text, goes on. */
function atEndOfLine(text: string): string {
  const ends = Array.from(text.matchAll(/\n(?=[ \t])/g), ({ index }) => index + 1)
  return text.slice(0, ends.find(end => end > text.length / 2) ?? text.lastIndexOf('\n', text.length - 2) + 1)
}

const damages: readonly [what: string, damage: (text: string) => string | null][] = [
  ['a tenth is there', text => withinLine(text, 0.1)],
  ['half of it is there', text => withinLine(text, 0.5)],
  ['its last lines are missing', text => withinLine(text, 0.95)],
  ['it ends at the end of a line', atEndOfLine],
  ['a new text of it is not all there', text => withinLine(text.replace(/\n(?=\w)/, '\n# edited\n'), 0.95)],
  ['it is empty', () => ''],
  ['it is gone', () => null]
]

const keepsGoodText = async (damaged: Record<string, string | null>) => {
  const found = await publishedOf(edited(damaged), good, parsed)
  for (const file of Object.keys(damaged)) expect([file, found.files.get(file)]).toEqual([file, textOfGood(file)])
  expect(found.content?.pages.contact.en.title).toBe('Write to us')
  expect(found.faults.map(fault => fault.file)).toEqual(expect.arrayContaining(Object.keys(damaged)))
}

it.each(damages)(
  '"one editor’s fault never holds up another’s valid edit": of a file of each kind %s',
  async (_what, damage) => {
    const files = kinds.map(([, file]) => file).filter(file => file !== posts)
    await keepsGoodText(Object.fromEntries(files.map(file => [file, damage(textOfGood(file))])))
  }
)

/** Each kind is alone with one of the damages, and each damage with some kinds. Without the list of posts no post is read: it is alone with each. */
const alone = kinds.flatMap(([kind, file], index) =>
  damages
    .filter((_damage, turn) => file === posts || turn === index % damages.length)
    .map(([what, damage]) => [kind, what, file, damage] as const)
)

it.each(alone)(
  '"one editor’s fault never holds up another’s valid edit": of %s alone %s',
  async (_kind, _what, file, damage) => {
    await keepsGoodText({ [file]: damage(textOfGood(file)) })
  }
)

it('two faults at once, and one in what nobody has edited: the third edit is shown', async () => {
  const policy = 'policies/cookie-policy/en.md'
  const changes = {
    'offers/offers.yaml': withinLine(textOfGood('offers/offers.yaml'), 0.5),
    'pages/home/fr.yaml': '',
    [policy]: textOfGood(policy).replace(/^version: .*/m, "version: '20990101'")
  }
  const found = await publishedOf(edited(changes), good, parsed)
  expect([...found.files].filter(([file, text]) => text !== good.get(file)).map(([file]) => file)).toEqual([neighbour])
})

it.each<[what: string, file: string, change: (text: string) => string]>([
  ['records are taken off the end', 'claims/claims.yaml', text => text.slice(0, text.lastIndexOf('\n- ') + 1)],
  ['a paragraph is shortened', 'policies/privacy-policy/fr.md', text => text.replace(/ [^ ]+\.\n/, '.\n')],
  ['a source grows before its translations', 'blog/how-shuffles-are-tested/en.md', text => `${text}\nAnd more.\n`]
])('a whole edit is shown: %s', async (_what, file, change) => {
  const text = change(textOfGood(file))
  const found = await publishedOf(edited({ [file]: text }), good, parsed)
  expect([found.faults, found.files.get(file) === text]).toEqual([[], true])
})

it('a text that is shorter in every language is shown', async () => {
  const files = [...good.keys()].filter(file => /^blog\/how-shuffles-are-tested\/.*\.md$/.test(file))
  const shortened = files.map(file => [file, textOfGood(file).replace(/\n[^\n]+\n$/, '\n')] as const)
  const found = await publishedOf(edited(Object.fromEntries(shortened)), good, parsed)
  expect(found.faults).toEqual([])
})

it.each<[what: string, change: (path: string) => Promise<unknown>, reason: RegExp]>([
  ['10 MB', path => writeFile(path, '# a line of nothing\n'.repeat(500_000)), /less than 1 MB/],
  ['no UTF-8', path => writeFile(path, Buffer.from('title: d\u00e9j\u00e0 vu\n', 'latin1')), /cannot be read/],
  ['filled with zeros', path => writeFile(path, '\0'.repeat(4096)), /cannot be read/],
  ['a line break alone', path => writeFile(path, '\n'), /is empty/],
  ['a link that leads nowhere', path => symlink('/nowhere/at/all', path), /is gone/],
  ['a folder', path => mkdir(path), /is gone/]
])('a file that is none keeps its last good text, and says why: %s', async (_what, change, reason) => {
  const file = 'fr.yaml'
  const folder = await mkdtemp(join(tmpdir(), 'half-written-'))
  await change(join(folder, file))
  const read = (await readContentFiles(folder)).get(file) ?? null
  await rm(folder, { recursive: true })
  const home = 'pages/home/fr.yaml'
  const found = await publishedOf(edited({ [home]: read }), good, parsed)
  expect(found.faults).toEqual([{ file: home, field: '', reason: expect.stringMatching(reason) }])
  expect(found.content?.pages.contact.en.title).toBe('Write to us')
})

it('a byte order mark and the line ends of Windows change nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'half-written-'))
  const texts = { 'fr.yaml': textOfGood('pages/home/fr.yaml'), 'fr.md': textOfGood('policies/privacy-policy/fr.md') }
  for (const [name, text] of Object.entries(texts))
    await writeFile(join(folder, name), `\ufeff${text.replaceAll('\n', '\r\n')}`)
  const files = await readContentFiles(folder)
  await rm(folder, { recursive: true })
  expect(Object.fromEntries(files)).toEqual(texts)
})
