import fc from 'fast-check'
import { expect, it } from 'vitest'
import { matchesQuery, wantedWords, wordsOf } from './matches-query.ts'

const ignored = 'how do i my the is comment je mon'
const text = 'How do I withdraw, and how long does it take? Dépôts et retraits : le mot de passe oublié; łosowanie'

it.each<[rule: string, query: string, found: boolean]>([
  ['a word of the text', 'withdraw', true],
  ['the beginning of a word', 'retr', true],
  ['accents and capitals do not matter', 'DEPOT', true],
  ['Polish ł is found by l', 'losowanie', true],
  ['words that begin alike are one', 'withdrawals', true],
  ['every word must be there', 'withdraw oublié', true],
  ['every word must be there', 'withdraw tournament', false],
  ['words that say nothing are left out', 'how is my withdraw', true],
  ['a query of such words alone looks for them', 'how', true],
  ['nothing asked finds everything', '   ', true],
  ['another word', 'tournoi', false]
])('search: %s (%s)', (_rule, query, found) => {
  expect(matchesQuery(wantedWords(query, ignored), text)).toBe(found)
})

it('a text is found by any of its own words', () => {
  fc.assert(
    fc.property(fc.string(), own => {
      for (const word of wordsOf(own)) expect(matchesQuery(wantedWords(word, ''), own)).toBe(true)
    })
  )
})
