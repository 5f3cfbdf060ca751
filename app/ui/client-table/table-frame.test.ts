import { expect, it } from 'vitest'
import { type Seen, seenParts } from './table-frame.ts'

it.each<[rule: string, values: (string | undefined)[], expected: Seen<string>[]]>([
  ['what never changes is drawn once and always seen', ['100', '100'], [{ value: '100', at: null }]],
  [
    'what changes is drawn once a value',
    ['100', '90', '90'],
    [
      { value: '100', at: [0] },
      { value: '90', at: [1, 2] }
    ]
  ],
  ['what is away is not drawn', [undefined, 'Fold', undefined], [{ value: 'Fold', at: [1] }]]
])('%s', (_rule, values, expected) => {
  expect(seenParts(values)).toEqual(expected)
})
