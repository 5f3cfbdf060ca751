import { expect, it } from 'vitest'
import { type Ask, firstAsks, followingAsks, nameOf, pageAsks, pathsNamed } from './asks.ts'

const belgium = { id: 'belgium', homes: { nl: '/', fr: '/fr/' }, places: ['', 'FR', 'DE'], fewPlaces: ['', 'DE'] }
const [page] = pageAsks({ ...belgium, id: 'global' }, '/en/help/')

it.each<[rule: string, host: string, path: string, places: string[]]>([
  ['a page by each class of audience', 'belgium', '/fr/help/', ['', 'FR', 'DE']],
  ['what is rendered for each request by each rule', 'belgium', '/terms-conditions/history/a-1/', ['', 'DE']],
  ['and all of the contents host', 'contents', '/help/', ['', 'DE']],
  ['a choice once', 'belgium', '/help/?q=a', ['']],
  ['the language of a network page is no choice', 'belgium', '/network/a/?lang=fr', ['', 'FR', 'DE']]
])('who asks: %s', (_rule, id, path, places) => {
  expect(pageAsks({ ...belgium, id }, path).map(({ place }) => place)).toEqual(places)
})

it('what differs by platform is asked for by each platform of each class', () => {
  expect(pageAsks(belgium, '/fr/download/').map(({ place, platform }) => `${place} ${platform}`)).toEqual(
    ['', 'FR', 'DE'].flatMap(place =>
      ['', 'windows', 'macos', 'ios', 'android', 'linux'].map(platform => `${place} ${platform}`)
    )
  )
})

it.each<[rule: string, change: Partial<Ask>, isPage: boolean, paths: string[]]>([
  ['its payload', { host: 'belgium' }, true, ['/en/help/_payload.json']],
  ['for the same visitor', { place: 'FR' }, true, ['/en/help/_payload.json']],
  ['a query is the language', { path: '/network/a/?lang=en' }, true, ['/network/a/_payload.json?lang=en']],
  ['none of a page with another query', { path: '/en/help/?q=a' }, true, []],
  ['none where there is no page', {}, false, []],
  [
    'English pages within another page',
    {},
    true,
    ['/en/help/_payload.json', '/en/help/?embedded=1', '/en/help/?embedded=logo', '/en/help/?embedded=all']
  ]
])('what follows a page: %s', (_rule, change, isPage, paths) => {
  expect(page && followingAsks({ ...page, ...change }, isPage).map(({ path }) => path)).toEqual(paths)
})

it.each<[rule: string, address: string, paths: string[]]>([
  ['a page of the host', '/fr/help/#more', ['/fr/help/']],
  ['by its whole address', 'http://belgium.localhost:3000/help/', ['/help/']],
  ['with a short query', '/network/a/?lang=fr', ['/network/a/?lang=fr']],
  ['within the page', '#more', ['/fr/']],
  ['another host', 'http://localhost:3000/help/', []],
  ['no page', 'mailto:a@example.com', []],
  ['a file', '/assets/a-HASH.svg', []],
  ['a choice of language', '/help/?force=1', []]
])('what an answer names: %s', (_rule, address, paths) => {
  expect(pathsNamed('http://belgium.localhost:3000', '/fr/', [address])).toEqual(paths)
})

it('no two requests of a host have one name, and no place of an address is left empty', () => {
  const names = firstAsks(belgium, ['FR', 'CAON']).map(nameOf)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names.filter(name => /\{(home|locale)\}/.test(name))).toEqual([])
})
