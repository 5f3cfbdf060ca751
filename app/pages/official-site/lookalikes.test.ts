import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lookalikes } from './lookalikes.ts'

const written = (domain: string) =>
  lookalikes(domain).map(({ trick, parts }) => [
    trick,
    parts.map(({ text, odd }) => (odd ? `[${text}]` : text)).join('')
  ])

it.each([
  ['a letter that has a double', 'robin.example', 'rob[l]n.example/'],
  ['the last of several', 'heron-pool.example', 'heron-poo[1].example/'],
  ['none that has one: the last letter twice', 'fjxs.example', 'fjxs[s].example/']
])('one letter off: %s', (_rule, domain, expected) => {
  expect(Object.fromEntries(written(domain)).letter).toBe(expected)
})

it('each trick marks what gives it away, and the real address has nothing to mark', () => {
  expect(written('robin.example')).toEqual([
    ['real', 'robin.example/'],
    ['ending', 'robin.example.[secure.test]/'],
    ['letter', 'rob[l]n.example/'],
    ['hyphen', 'robin[-account].example/'],
    ['path', '[secure.test]/robin.example/']
  ])
})

it('an imitation is never the real address, and names no site that exists', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,12}$/), name => {
      const [real, ...fakes] = lookalikes(`${name}.example`).map(({ parts }) => parts.map(({ text }) => text).join(''))
      for (const fake of fakes) {
        expect(fake).not.toBe(real)
        expect(new URL(`https://${fake}`).hostname).toMatch(/\.(test|example)$/)
      }
    })
  )
})
