import { expect, it } from 'vitest'
import { publishable } from './publishable.ts'

/** A folder in which `bad` is a fault, and every `{name}` has to be a line of figures.yaml. */
function faultsOf(files: ReadonlyMap<string, string>) {
  const figures = files.get('figures/figures.yaml') ?? ''
  return [...files].flatMap(([file, text]) => {
    const unknown = Array.from(text.matchAll(/\{(\w+)\}/g)).some(([, name = '']) => !figures.includes(name))
    return text.includes('bad') || unknown ? [{ file, field: '', reason: 'is wrong' }] : []
  })
}

const good = {
  'figures/figures.yaml': 'prize',
  'offers/offers.yaml': 'old',
  'pages/a/en.yaml': '{prize}',
  'pages/b/en.yaml': 'old'
}

it.each<[rule: string, edits: Record<string, string | null>, published: Record<string, string | null>]>([
  ['without a fault all is published', { 'pages/b/en.yaml': 'new' }, { 'pages/b/en.yaml': 'new' }],
  [
    'a file with a fault keeps its last good text, others count',
    { 'pages/a/en.yaml': 'bad', 'pages/b/en.yaml': 'new' },
    { 'pages/b/en.yaml': 'new' }
  ],
  [
    'what names something of a faulty file waits for it',
    { 'figures/figures.yaml': 'prize cup bad', 'pages/a/en.yaml': '{cup}', 'pages/b/en.yaml': 'new' },
    { 'pages/b/en.yaml': 'new' }
  ],
  [
    'records that a page still needs keep their text, other records count',
    { 'figures/figures.yaml': 'cup', 'offers/offers.yaml': 'new', 'pages/b/en.yaml': 'new' },
    { 'offers/offers.yaml': 'new', 'pages/b/en.yaml': 'new' }
  ],
  [
    'a new file with a fault is left out',
    { 'pages/c/en.yaml': 'bad', 'pages/b/en.yaml': 'new' },
    { 'pages/b/en.yaml': 'new' }
  ],
  [
    'a figure and the text that names it come together',
    { 'figures/figures.yaml': 'prize cup', 'pages/a/en.yaml': '{cup}' },
    { 'figures/figures.yaml': 'prize cup', 'pages/a/en.yaml': '{cup}' }
  ]
])('"one editor’s fault never holds up another’s valid edit": %s', async (_rule, edits, published) => {
  const files = new Map(Object.entries({ ...good, ...edits } as Record<string, string>))
  const found = await publishable(files, new Map(Object.entries(good)), async tried => faultsOf(tried))
  expect(Object.fromEntries(found.files)).toEqual({ ...good, ...published })
  expect(found.faults).toEqual(faultsOf(files))
})

/** A page needs the sections of its `page.yaml`, and all languages of a page say the same number. */
function faultsBetween(files: ReadonlyMap<string, string>) {
  const ofPages = [...files].filter(([file]) => /^pages\/.*\/(en|fr)\.yaml$/.test(file))
  const unlike = ofPages.filter(([file, text]) => {
    const page = file.replace(/(en|fr)\.yaml$/, '')
    const english = files.get(`${page}en.yaml`)
    return text !== english || !(files.get(`${page}page.yaml`) ?? text).includes(text)
  })
  return [...faultsOf(files), ...unlike.map(([file]) => ({ file, field: '', reason: 'does not fit' }))]
}

it.each<[rule: string, edits: Record<string, string>, published: Record<string, string>]>([
  [
    'a source whose translations do not fit waits with them',
    { 'pages/a/en.yaml': '2', 'offers/offers.yaml': 'new' },
    { 'offers/offers.yaml': 'new' }
  ],
  [
    'sections that do not fit the words beside them',
    { 'pages/a/page.yaml': 'none', 'pages/b/page.yaml': 'none', 'offers/offers.yaml': 'new' },
    { 'offers/offers.yaml': 'new' }
  ],
  [
    'two causes at once',
    { 'figures/figures.yaml': 'cup', 'pages/a/en.yaml': '2', 'claims/claims.yaml': 'bad', 'offers/offers.yaml': 'new' },
    { 'offers/offers.yaml': 'new' }
  ]
])(
  '"one editor’s fault never holds up another’s valid edit", in what nobody has edited: %s',
  async (_rule, edits, published) => {
    const before = {
      'claims/claims.yaml': 'old',
      'figures/figures.yaml': 'prize',
      'offers/offers.yaml': 'old',
      'pages/a/en.yaml': '1',
      'pages/a/fr.yaml': '1',
      'pages/a/page.yaml': '1 2',
      'pages/b/en.yaml': '1',
      'pages/b/fr.yaml': '1',
      'pages/b/page.yaml': '1',
      'series/series.yaml': '{prize}'
    }
    const found = await publishable(
      new Map(Object.entries({ ...before, ...edits })),
      new Map(Object.entries(before)),
      async tried => faultsBetween(tried)
    )
    expect(Object.fromEntries(found.files)).toEqual({ ...before, ...published })
  }
)

it('a file that is gone and still needed is put back, and is the fault that is named', async () => {
  const missing = async (files: ReadonlyMap<string, string>) =>
    files.has('pages/a/en.yaml') ? [] : [{ file: 'pages/a/en.yaml', field: '', reason: 'is missing' }]
  const { 'pages/a/en.yaml': _gone, ...rest } = good
  const found = await publishable(new Map(Object.entries(rest)), new Map(Object.entries(good)), missing)
  expect(Object.fromEntries(found.files)).toEqual(good)
  expect(found.faults).toEqual([{ file: 'pages/a/en.yaml', field: '', reason: 'is gone and needed: put it back' }])
})
