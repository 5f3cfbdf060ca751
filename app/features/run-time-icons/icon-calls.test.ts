import { expect, it } from 'vitest'
import { iconCalls } from './icon-calls.ts'

const many = Array.from({ length: 51 }, (_, index) => `a:i${index}`)

it.each<[rule: string, names: string[], calls: [string, number][]]>([
  [
    'those of one set in one call',
    ['a:one', 'b:two', 'a:three'],
    [
      ['a', 2],
      ['b', 1]
    ]
  ],
  ['each once', ['a:one', 'a:one'], [['a', 1]]],
  ['what is no name is left out', ['one', 'a:<b>', ''], []],
  [
    'at most 50 in one call',
    many,
    [
      ['a', 50],
      ['a', 1]
    ]
  ],
  ['none for none', [], []]
])('%s', (_rule, names, calls) => {
  expect(iconCalls(names).map(({ set, names: asked }) => [set, asked.length])).toEqual(calls)
})
