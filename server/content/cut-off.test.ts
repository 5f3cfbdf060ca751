import { expect, it } from 'vitest'
import { cutOffFaults } from './cut-off.ts'

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
