import { expect, it } from 'vitest'
import { aroundFigure } from './around-figure.ts'

it.each<[rule: string, title: string, parts: [string, string, string]]>([
  ['a figure first', '{total} to share', ['', '{total}', ' to share']],
  ['a figure within', 'Daily: {sum} a day', ['Daily: ', '{sum}', ' a day']],
  ['the first of two', '{a} or {b}', ['', '{a}', ' or {b}']],
  ['no figure', 'Leaderboards', ['Leaderboards', '', '']]
])('%s', (_rule, title, parts) => {
  expect(Object.values(aroundFigure(title))).toEqual(parts)
})
