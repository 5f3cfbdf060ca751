import { expect, it } from 'vitest'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import { readEnvironment } from '../../app/site/config/environment.ts'
import { content } from '../../tests/fixtures/content.ts'
import { exportedHosts } from './exported-host.ts'

const now = new Date('2026-11-26T12:00:00Z')
const hostsOf = (
  variables: Record<string, string>,
  redirects = content.redirects,
  siteIds: SiteId[] = ['global', 'ontario']
) =>
  exportedHosts(siteIds, {
    environment: readEnvironment(variables),
    content: { ...content, redirects },
    now
  })

it('a site is one host; a contents host is another one where it is set', () => {
  const folders = (variables: Record<string, string>) =>
    hostsOf(variables).map(({ folder, origin }) => [folder, origin])
  expect(folders({ REGION_DOMAINS: '{"global":"https://a.example","ontario":"https://b.example"}' })).toEqual([
    ['global', 'https://a.example'],
    ['ontario', 'https://b.example']
  ])
  expect(folders({ CONTENTS_HOST: 'http://pages.example' })).toContainEqual(['global-contents', 'http://pages.example'])
})

it('S5-14 a contents host for each language is one of that language alone', () => {
  const byLocale = '{"belgium":{"nl":"http://nl.example","fr":"http://fr.example"}}'
  const hosts = hostsOf({ REGION_CONTENTS_HOST: byLocale }, [], ['belgium'])
  expect(hosts.map(({ folder, origin, rootLocale, languages }) => [folder, origin, rootLocale, languages])).toEqual([
    ['belgium', 'http://belgium.localhost:3000', 'nl', ['nl', 'fr']],
    ['belgium-contents-nl', 'http://nl.example', 'nl', ['nl']],
    ['belgium-contents-fr', 'http://fr.example', 'fr', ['fr']]
  ])
  expect(hosts[0]?.moved.get('/fr/cash-games/')).toBe('http://fr.example/cash-games/')
  expect(hosts[2]?.moved.get('/about-us/')).toBe('http://belgium.localhost:3000/fr/about-us/')
})

const [alone, , apart, contents] = [...hostsOf({}), ...hostsOf({ CONTENTS_HOST: 'http://pages.example' })]

it.each<[rule: string, moved: ReadonlyMap<string, string> | undefined, from: string, to: string | undefined]>([
  ['without a contents host a menu page stays', alone?.moved, '/promotions/', undefined],
  ['with one it leads there, in its language', apart?.moved, '/promotions/', 'http://pages.example/fr/promotions/'],
  ['a page of law leads from there to the site', contents?.moved, '/about-us/', 'http://localhost:3000/en/about-us/'],
  [
    'a page that has been renamed leads to its new name in its language',
    hostsOf({}, [{ from: '/support/', to: '/contact/', since: '2026-11-01' }])[0]?.moved,
    '/es/support/',
    '/es/contact/'
  ]
])('%s', (_rule, moved, from, to) => expect(moved?.get(from)).toBe(to))

it.each<[rule: string, host: typeof alone, path: string, is: boolean]>([
  ['a home that chooses between languages', alone, '/', true],
  ['a home with one language', hostsOf({})[1], '/', false],
  ['a page of one request, in each language', alone, '/en/your-data/', true],
  ['a page of the network', alone, '/network/random-number-generator/', true],
  ['S8-1 a page that only other sites have', hostsOf({})[1], '/ggteam/', true],
  ['any other page', alone, '/about-us/', false]
])('a process answers, or does not: %s', (_rule, host, path, is) => expect(host?.atOrigin.includes(path)).toBe(is))
