import { expect, it } from 'vitest'
import { titleParts } from './title-parts.ts'

const isMoney = (name: string) => name.startsWith('sum')

it.each<[title: string, parts: string[]]>([
  [
    '{sumA} in rewards, or a {percent} match up to {sumB}',
    ['*{sumA}', ' in rewards, or a {percent} match up to ', '*{sumB}']
  ],
  ['The prize: {percent} of the pool', ['The prize: ', '*{percent}', ' of the pool']],
  ['From {from} to {until}', ['From ', '*{from}', ' to {until}']],
  ['{sumA}:n arvosta', ['*{sumA}:n', ' arvosta']],
  ['Up to {sumA}, once', ['Up to ', '*{sumA}', ', once']],
  ['No figure', ['No figure']]
])('%s', (title, parts) =>
  expect(titleParts(title, isMoney).map(({ text, isLarge }) => (isLarge ? `*${text}` : text))).toEqual(parts)
)
