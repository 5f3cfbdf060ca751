import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance, nearestPages } from './nearest-pages.ts'
import { siteMap } from './site-map.data.ts'

const rows = siteMap.filter(({ path }) => !path.includes('{'))

describe('a 404 that suggests the nearest pages', () => {
  it.each<[rule: string, asked: string, nearest: string | undefined]>([
    ['a slip of the keys', '/dowload/', '/download/'],
    ['a plural', '/promotion/', '/promotions/'],
    ['a folder left out', '/hand-rankings/', '/poker-school/hand-rankings/'],
    ['a wrong folder', '/school/glossary/', '/poker-school/glossary/'],
    ['capitals and another ending', '/Privacy-Policy.html', '/privacy-policy/'],
    ['an old name', '/responsible-gambling/', '/responsible-gaming/'],
    ['nothing near', '/wp-login.php', undefined],
    ['no letters', '/-/', undefined]
  ])('%s: %s', (_rule, asked, nearest) => expect(nearestPages(asked, rows)[0]?.path).toBe(nearest))

  it('at most three, and never home, which every 404 leads to anyway', () => {
    const found = nearestPages('/cash-games/omahaa/', rows)
    expect(found.length).toBeLessThanOrEqual(3)
    expect(found.map(({ path }) => path)).not.toContain('/')
  })

  it('whatever is asked for is answered soon', () => {
    fc.assert(fc.property(fc.string({ maxLength: 5000 }), asked => nearestPages(asked, rows).length <= 3))
  })
})

it('the distance is that of Levenshtein: none to itself, the same both ways, no more than the longer word', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 30 }), (a, b) => {
      const distance = editDistance(a, b)
      return (
        editDistance(a, a) === 0 &&
        distance === editDistance(b, a) &&
        distance <= Math.max([...a].length, [...b].length) &&
        distance >= Math.abs([...a].length - [...b].length)
      )
    })
  )
  expect(editDistance('kitten', 'sitting')).toBe(3)
})
