import { expect, it } from 'vitest'
import { fillDeep, fillFigures, looseBrace, placeholdersIn } from './fill-figures.ts'

const figures = { brand: 'A room', viewers: '40' }

it.each<[rule: string, text: string, filled: string]>([
  ['a figure stands where its placeholder was', 'Average of {viewers} viewers', 'Average of 40 viewers'],
  ['more than one, and repeats', '{brand}, {viewers}, {brand}', 'A room, 40, A room'],
  ['a text without placeholders stays', 'No figures here', 'No figures here']
])('%s', (_rule, text, filled) => {
  expect(fillFigures(text, figures)).toBe(filled)
})

it.each<[rule: string, text: string, name: string]>([
  ['an unknown placeholder is an error naming it', 'Up to {jackpot}', 'jackpot'],
  ['names of JavaScript objects are no figures', '{constructor}', 'constructor'],
  ['braces around words are a placeholder too', 'Odd {two words}', 'two words'],
  ['empty braces', 'Odd {}', '']
])('%s', (_rule, text, name) => {
  expect(() => fillFigures(text, figures)).toThrow(`there is no figure for the placeholder {${name}}`)
})

it('fills whole pages and leaves what is not text', () => {
  const page = { title: '{brand}', order: 3, live: true, none: null, sections: [{ text: 'From {viewers}' }] }
  expect(fillDeep(page, figures)).toEqual({
    title: 'A room',
    order: 3,
    live: true,
    none: null,
    sections: [{ text: 'From 40' }]
  })
})

it('names the field of an unknown placeholder', () => {
  const page = { sections: [{ text: 'fine' }, { text: '{jackpot}' }] }
  expect(() => fillDeep(page, figures)).toThrow('sections.1.text: there is no figure for the placeholder {jackpot}')
})

it('lists the placeholders of a text', () => {
  expect(placeholdersIn('{viewers} of {brand}, {viewers}')).toEqual(['viewers', 'brand', 'viewers'])
})

it.each<[rule: string, text: string, loose: string | null]>([
  ['each brace has its other', 'Up to {jackpot} for {brand}', null],
  ['none closes it', 'Write to {operatorName', 'Write to {operatorName'],
  ['none opens it', 'It costs entryFee} a week', 'sts entryFee} a week'],
  ['one too many', '{{brand}', '{']
])('a brace that belongs to no figure: %s', (_rule, text, loose) => {
  expect(looseBrace(text)).toBe(loose)
})
