import { expect, it } from 'vitest'
import { cutOffFaults, lossFaults } from './cut-off.ts'

const section = (title: string) => `## ${title}\n\nSome {figure} of it.\n\n| a |\n|---|\n| 1 |\n`
const whole = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(section).join('\n')
const half = whole.slice(0, whole.length / 2)

it.each<[rule: string, texts: Parameters<typeof cutOffFaults>[0], cut: string[]]>([
  ['languages that agree', { en: whole, fr: whole, de: whole }, []],
  ['half a translation', { en: whole, fr: half, de: whole }, ['fr.md']],
  ['half a source, whatever its translations say', { en: half, fr: whole, de: whole }, ['en.md']],
  ['half a document of two languages', { en: whole, fr: half }, ['fr.md']],
  ['a source that has grown is no fault', { en: whole + whole, fr: whole, de: whole }, []],
  ['one section fewer is none either', { en: whole, fr: whole.slice(0, whole.indexOf('## Six')), de: whole }, []],
  ['a lost table', { en: whole, fr: whole.replaceAll(/^\|.*\n/gm, 'many words\n'), de: whole }, ['fr.md']],
  ['a language alone', { en: half }, []]
])('"half a document never goes live": %s', (_rule, texts, cut) => {
  expect(cutOffFaults(texts, locale => `${locale}.md`).map(({ file }) => file)).toEqual(cut)
})

it('says how much is missing, and what to do', () => {
  expect(cutOffFaults({ en: whole, fr: half }, () => 'x.md')[0]?.reason).toBe(
    'has 3 headings, other languages 6: it is cut off. Put the rest back, or shorten the other languages too'
  )
})

const records = ['one', 'two', 'three', 'four', 'five', 'six'].map(id => `- id: ${id}\n  text: ${'x'.repeat(100)}\n`)
const french = 'Un. {figure}\n\n## A\n\n- un\n- deux\n\n## B\n\nFin.\n'
const former = {
  'blog/a/en.md': french.replace('Un', 'One'),
  'blog/a/fr.md': french,
  'offers/offers.yaml': records.join('')
}

it.each<[rule: string, edits: Record<string, string>, atFault: string[]]>([
  ['an edit that loses nothing', { 'blog/a/fr.md': french.replace('Un', 'Deux') }, []],
  ['an end that every other language has', { 'blog/a/fr.md': french.replace('Fin.\n', '') }, ['blog/a/fr.md']],
  [
    'the end of a source that its translations have',
    { 'blog/a/en.md': former['blog/a/en.md'].replace('\nFin.\n', '') },
    ['blog/a/en.md']
  ],
  [
    'an end that all languages lose',
    { 'blog/a/fr.md': french.replace('\nFin.\n', ''), 'blog/a/en.md': former['blog/a/en.md'].replace('\nFin.\n', '') },
    []
  ],
  ['a heading in the middle', { 'blog/a/fr.md': french.replace('## A', 'A') }, ['blog/a/fr.md']],
  ['an item of a list', { 'blog/a/fr.md': french.replace('- un\n', '') }, ['blog/a/fr.md']],
  ['a figure', { 'blog/a/fr.md': french.replace('{figure}', '5') }, ['blog/a/fr.md']],
  [
    'what its source has lost too',
    { 'blog/a/fr.md': french.replace('{figure}', '5'), 'blog/a/en.md': french.replace('{figure}', '5.') },
    []
  ],
  ['a source that grows', { 'blog/a/en.md': `${former['blog/a/en.md']}\n## C\n\nMore.\n` }, []],
  [
    'the end of a record',
    { 'offers/offers.yaml': `${records.slice(0, 5).join('')}- id: six\n` },
    ['offers/offers.yaml']
  ],
  ['a record at the end', { 'offers/offers.yaml': records.slice(0, 5).join('') }, []],
  ['more than a third of all records', { 'offers/offers.yaml': records.slice(0, 3).join('') }, ['offers/offers.yaml']]
])('"Markdown as strictly as YAML", against what was published last: %s', (_rule, edits, atFault) => {
  const files = new Map(Object.entries({ ...former, ...edits }))
  expect(lossFaults(files, new Map(Object.entries(former))).map(({ file }) => file)).toEqual(atFault)
})
