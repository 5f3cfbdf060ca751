import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { coloursOf, contrastOf } from './contrast.ts'
import { shownPairs } from './contrast-pairs.data.ts'

it.each([
  ['black on white is the most there is', '#000000', '#ffffff', 21],
  ['a colour on itself is the least', '#0f5a41', '#0f5a41', 1],
  ['which of them is the ground does not matter', '#ffffff', '#000000', 21],
  ['the grey that just passes on white', '#767676', '#ffffff', 4.54]
])('%s', (_rule, one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2)
})

it('colours of a sheet: the first of a name, those of six digits', () => {
  const css = ':root { --ink: #06110e; --line: #f4ecdf1c; --gap: 20px } @media print { :root { --ink: #ffffff; } }'
  expect([...coloursOf(css)]).toEqual([['ink', '#06110e']])
})

it('"Text contrast is at least 4.5": each pair of colours that the page shows', () => {
  const colours = coloursOf(readFileSync('app/ui/styles/tokens.css', 'utf8'))
  for (const { ink, ground } of shownPairs)
    expect(contrastOf(colours.get(ink) ?? '', colours.get(ground) ?? ''), `${ink} on ${ground}`).toBeGreaterThan(4.5)
})
