import { describe, expect, it } from 'vitest'
import { loadsAsDocument, readManifest } from './route-rules.ts'
import type { SiteMapRow } from './site-map.data.ts'
import { prerenderedOf, routeRulesOf } from './site-routes.ts'

const row = (path: string, rest: Partial<SiteMapRow> = {}): SiteMapRow => ({
  key: path,
  path,
  layout: 'default',
  screen: 'policy',
  kind: 'compliance',
  sites: 'all',
  status: 'live',
  ...rest
})
const rows = [
  row('/'),
  row('/about-us/'),
  row('/planned/', { status: 'planned' }),
  row('/elsewhere/', { sites: ['ontario'] }),
  row('/your-data/', { perRequest: true }),
  row('/people/{slug}/', { perRequest: true }),
  row('/network/one/')
]
const rules = routeRulesOf('global', rows)

describe('which addresses the browser loads as documents', () => {
  it.each<[rule: string, pathname: string, document: boolean]>([
    ['a cacheable page has a payload', '/about-us/', false],
    ['the home too', '/', false],
    ['a page that differs from request to request', '/your-data/', true],
    ['in every locale', '/en/your-data/', true],
    ['but not what begins like it', '/your-data/more/', false],
    ['with any one segment', '/people/jane/', true],
    ['with any one segment, in every locale', '/en/people/jane/', true],
    ['not with two', '/people/jane/doe/', false],
    ['not without it', '/people/', false],
    ["'The prefix /network/ never gets a locale prefix'", '/network/one/', true],
    ['calls', '/api/visitor', true],
    ['downloads', '/download/start/ios/', true],
    ['the page that leads to them is none', '/download/', false],
    ['a name of every object is no rule', 'constructor', false]
  ])('%s: %s', (_rule, pathname, document) => {
    expect(loadsAsDocument(pathname, rules)).toBe(document)
  })
})

it('names every cacheable page of the site, in each of its locales, and no other', () => {
  expect(prerenderedOf('global', rows)).toEqual(['/', '/about-us/', '/en/', '/en/about-us/', '/es/', '/es/about-us/'])
})

describe('what is read of an answer to GET builds/meta/{buildId}.json', () => {
  const manifest = { id: 'a1', matcher: rules, prerendered: ['/'] }
  it('"route-rules manifest with matcher"', () => {
    expect(readManifest(manifest, 'a1')).toEqual(manifest)
  })
  it.each<[what: string, answer: unknown]>([
    ['of another build', { ...manifest, id: 'b2' }],
    ['null', null],
    ['a text', 'a1'],
    ['without a matcher', { id: 'a1', prerendered: [] }],
    ['a matcher that lacks a table', { ...manifest, matcher: { static: {}, wildcard: {} } }],
    ['a table below that is none', { ...manifest, matcher: { ...rules, dynamic: { '/x': 1 } } }],
    ['no list of pages', { ...manifest, prerendered: '/' }]
  ])('an answer that is none counts as nothing: %s', (_what, answer) => {
    expect(readManifest(answer, 'a1')).toBeNull()
  })
})
