import { expect, it } from 'vitest'
import { forbiddenClaims } from '../../app/domain/claims/forbidden-claims.ts'
import { formatFigure } from '../../app/domain/figures/format-figure.ts'
import { readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { plainSpaces } from '../fixtures/offers-shown.ts'
import { allWords } from '../fixtures/visible-words.ts'

const { pages, content } = await readBuiltSite()

it('no page says what may not be said on its site', () =>
  expectNoFaults(pages, ({ html, locale, siteId }) => forbiddenClaims(allWords(html), locale, content.claims, siteId)))

it('the check can fail: what is said in one place and allowed in another', () => {
  const said = 'Take your free rewards.'
  expect(forbiddenClaims(said, 'en', content.claims, 'united-kingdom')).toHaveLength(1)
  expect(forbiddenClaims(said, 'en', content.claims, 'global')).toEqual([])
})

it('every page has the age mark of its audience', () =>
  expectNoFaults(pages, ({ html, locale, audiences }) => {
    const words = plainSpaces(allWords(html))
    const marks = audiences.map(({ minimumAge }) =>
      plainSpaces(formatFigure({ kind: 'age', value: minimumAge }, locale))
    )
    return marks.some(mark => words.includes(mark)) ? null : `has none of ${marks.join(', ')}`
  }))
