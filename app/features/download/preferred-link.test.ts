import { expect, it } from 'vitest'
import { byPreference, type DownloadLink, embeddedLinks, preferredLink } from './preferred-link.ts'

const six = { type: 6, url: 'https://store.example/six' }
const two = { type: 2, url: 'https://files.example/two' }
const other = { type: 9, url: 'https://other.example/nine' }

it.each<[rule: string, links: DownloadLink[], address: string | null]>([
  ['S7-2 type 6 is preferred', [two, six], six.url],
  ['type 6 is preferred, the first of several', [six, { type: 6, url: 'https://store.example/later' }], six.url],
  ['S7-2 type 2 is the fallback', [other, two], two.url],
  ['an upstream may send further types: they are not used', [other], null],
  ['no links', [], null]
])('%s', (_rule, links, address) => {
  expect(preferredLink(links)).toBe(address)
})

it('"type 6 before type 2", and what is not used at the end', () => {
  expect(byPreference([other, two, six])).toEqual([six, two, other])
})

it('the embedded default has both types, which lead to the mobile page', () => {
  const page = 'https://m.example/page'
  expect(embeddedLinks(page)).toEqual([
    { type: 6, url: page },
    { type: 2, url: page }
  ])
})
