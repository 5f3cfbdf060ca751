import { expect, it } from 'vitest'
import { byLetter, type Entry, matches } from './alphabet.ts'

const entry = (term: string, meaning = ''): Entry => ({ id: term.toLowerCase(), term, meaning, see: [] })

it('"alphabetical per language", an accent stands with its letter', () => {
  const letters = byLetter(
    [entry('Full'), entry('Équité'), entry('Espérance'), entry('Éventail'), entry('All-in')],
    'fr'
  )
  expect(letters.map(({ letter, entries }) => [letter, entries.map(({ term }) => term)])).toEqual([
    ['A', ['All-in']],
    ['E', ['Équité', 'Espérance', 'Éventail']],
    ['F', ['Full']]
  ])
})

it.each<[rule: string, language: string, terms: string[], letters: string[]]>([
  ['Finnish: Ä is the last but one', 'fi', ['Ässä', 'All-in', 'Värisuora'], ['A', 'V', 'Ä']],
  ['German: Ä is an A', 'de', ['Ässe', 'All-in', 'Blatt'], ['A', 'B']],
  ['Polish: Ł follows L', 'pl', ['Łapać', 'Limp', 'Mała ciemna'], ['L', 'Ł', 'M']],
  ['Ukrainian: Ї is not І', 'uk', ['Їхати', 'Ігровий банк', 'Йти'], ['І', 'Ї', 'Й']],
  ['Hungarian: Cs follows C, and Sz follows S', 'hu', ['Csere', 'Cbet', 'Szín', 'Sor'], ['C', 'Cs', 'S', 'Sz']],
  ['Bosnian: Č follows C', 'bs', ['Čip', 'Cijena', 'Dobitak'], ['C', 'Č', 'D']],
  ['Spanish: Ñ is a letter', 'es', ['Ñandú', 'Nut', 'Oferta'], ['N', 'Ñ', 'O']]
])('"alphabetical per language": %s', (_rule, language, terms, letters) => {
  const found = byLetter(
    terms.map(term => entry(term)),
    language
  )
  expect(found.map(({ letter }) => letter)).toEqual(letters)
})

it.each<[rule: string, sought: string, found: boolean]>([
  ['accents aside', 'equite', true],
  ['capitals aside', 'ÉQUITÉ', true],
  ['in what it means', 'part du pot', true],
  ['either apostrophe', "qu'une", true],
  ['spaces round it', '  pot ', true],
  ['nothing sought finds all', '', true],
  ['what does not stand there', 'river', false]
])('%s', (_rule, sought, found) => {
  expect(matches(entry('Équité', 'La part du pot qu’une main a.'), sought)).toBe(found)
})
