import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { Content } from '../../content/content.ts'
import { type PageSection, pageSections } from '../../content/pages/sections.schema.ts'
import { noSections, pageSlugs, sectionFaults, wordsSchema } from './page-sections.ts'

const head = { meta: { title: 'A page of words', description: 'x'.repeat(60) }, title: 'A page', lead: 'What it says.' }
const figures: Content['figures'] = {
  first: { kind: 'percent', value: 60, source: 'test' },
  rest: { kind: 'percent', value: 40, source: 'test' },
  pool: { kind: 'money', amount: 250_000, currency: 'USD', source: 'test' },
  day: { kind: 'date', value: '2026-12-01', source: 'test' }
}
const chart = (...names: string[]): PageSection => ({
  id: 'one',
  kind: 'chart',
  drawing: 'share-ring',
  figures: names,
  total: 'pool'
})
const pictures = { 'banner-help': { decoration: true } } as Content['pictures']
const prose = (id: string): PageSection => ({ id, kind: 'prose' })
const split: PageSection = { id: 'seen', kind: 'split', picture: 'banner-help' }

it.each<[rule: string, sections: PageSection[], reason: string | null]>([
  ['kinds that differ', [prose('one'), { id: 'two', kind: 'points' }, prose('three'), split], null],
  ['"no kind twice running"', [prose('one'), prose('two'), split], 'is prose as the one above'],
  [
    'two programs of the page are two things',
    [
      { id: 'one', kind: 'component', drawn: true },
      { id: 'two', kind: 'component' }
    ],
    null
  ],
  [
    'S2-64 a page of words alone',
    [prose('one'), { id: 'two', kind: 'paper' }, { id: 'three', kind: 'component' }],
    'tour has neither a picture nor a drawing'
  ],
  ['S2-64 cards without pictures are words', [{ id: 'one', kind: 'cards', cards: [{ path: '/help/' }] }], 'neither'],
  ['S2-64 cards with a picture', [{ id: 'one', kind: 'cards', cards: [{ picture: 'banner-help' }] }], null],
  ['S2-64 a sheet with a picture', [{ id: 'one', kind: 'paper', picture: 'banner-help' }], null],
  ['S2-64 a chart', [chart('first', 'rest')], null],
  ['S2-64 a program that draws', [{ id: 'one', kind: 'component', drawn: true }], null],
  [
    'a name is there once',
    [prose('one'), { id: 'two', kind: 'points' }, prose('one'), split],
    'one is the name of another'
  ],
  ['a picture that is there', [{ id: 'one', kind: 'bleed', picture: 'banner-help' }], null],
  ['a picture that is not', [{ id: 'one', kind: 'bleed', picture: 'banner-helf' }], 'banner-helf is no picture'],
  ['a picture of a card', [{ id: 'one', kind: 'cards', cards: [{ picture: 'nothing' }] }], 'nothing is no picture'],
  ['a chart of percentages, with a sum in its middle', [chart('first', 'rest')], null],
  ['a figure that is not there', [chart('first', 'others')], 'others is no figure'],
  ['a sum beside a percentage', [chart('first', 'pool')], 'are of several kinds (percent, money)'],
  ['a date is no number', [chart('day')], 'day is no number'],
  [
    'a picture of a gallery',
    [{ id: 'one', kind: 'gallery', pictures: ['banner-help', 'nothing'] }],
    'nothing is no picture'
  ]
])('%s', (_rule, sections, reason) => {
  const faults = sectionFaults({ sections: { tour: sections }, pictures, figures })
  expect(faults).toEqual(
    reason === null
      ? []
      : [{ file: 'pages/tour/page.yaml', field: expect.any(String), reason: expect.stringContaining(reason) }]
  )
})

it.each<[rule: string, section: object, isRead: boolean]>([
  ['a section of words', { id: 'atTheTable', kind: 'points' }, true],
  ['a name as its words are called', { id: 'at-the-table', kind: 'points' }, false],
  ['a kind that is there', { id: 'one', kind: 'banner' }, false],
  ['a bleed has a picture', { id: 'one', kind: 'bleed' }, false],
  ['a path is without a language and ends in a slash', { id: 'one', kind: 'call', path: '/help/' }, true],
  ['or it is none', { id: 'one', kind: 'call', path: 'help' }, false],
  ['a kind of inducement', { id: 'one', kind: 'prose', only: 'gift' }, true],
  ['that the law knows', { id: 'one', kind: 'prose', only: 'gifts' }, false],
  ['an option of another kind', { id: 'one', kind: 'prose', picture: 'banner-help' }, false],
  ['a program that draws', { id: 'one', kind: 'component', drawn: true }, true],
  ['of one that does not, it says nothing', { id: 'one', kind: 'component', drawn: false }, false]
])('page.yaml: %s', (_rule, section, isRead) => {
  expect(v.is(pageSections, { sections: [section] })).toBe(isRead)
})

it('a kind that there is not is named', () => {
  const { issues } = v.safeParse(pageSections, { sections: [{ id: 'one', kind: 'banner' }] })
  expect(issues?.map(({ message }) => message)).toEqual(['there is no kind "banner": docs/editing.md has the kinds'])
})

it('the words of a section are those of its kind, under its name', () => {
  const schema = wordsSchema('tour', [prose('idea')])
  const words = { ...head, idea: { title: 'The idea', paragraphsMarkdown: ['One.'] } }
  expect(v.is(schema, words)).toBe(true)
  expect(v.is(schema, head)).toBe(false)
  expect(v.is(schema, { ...words, other: 'x' })).toBe(false)
  expect(v.is(schema, { ...words, idea: { title: 'The idea', pointsMarkdown: ['One.', 'Two.'] } })).toBe(false)
})

it('a chart has a name for each figure', () => {
  const schema = wordsSchema('tour', [chart('first', 'rest')])
  const words = (...names: string[]) => ({
    ...head,
    one: { title: 'Shares', description: 'Two shares.', names, caption: 'Shares', columns: ['Who', 'Share'] }
  })
  expect(v.is(schema, words('The first', 'The rest'))).toBe(true)
  expect(v.is(schema, words('The first', 'The rest', 'Another'))).toBe(false)
})

it('a page without sections has the words of its own schema; one whose sections cannot be read has no second fault', () => {
  expect(v.is(wordsSchema('tour', noSections), head)).toBe(true)
  expect(v.is(wordsSchema('tour', noSections), { ...head, idea: {} })).toBe(false)
  expect(v.is(wordsSchema('tour', null), { ...head, idea: {} })).toBe(true)
})

it('a folder with sections is a page: nothing else has to name it', () => {
  expect(pageSlugs(['pages/tour/page.yaml', 'pages/tour/fr.yaml'])).toEqual(expect.arrayContaining(['home', 'tour']))
})
