import { expect, it } from 'vitest'
import type { ByClass, ExportedHost } from './exported-host.ts'
import { headersFile, policyOfAll, redirectsFile } from './netlify-files.ts'

const facts = (policy: string) => ({ policy, expiresAt: Number.POSITIVE_INFINITY })
const both: ByClass = new Map(['open', 'fr', 'unknown'].map(name => [name, facts('')]))
const host: ExportedHost = {
  folder: 'global',
  siteId: 'global',
  host: 'site',
  origin: 'https://a.example',
  languages: ['fr', 'en'],
  rootLocale: 'fr',
  classes: { NO: 'open', SE: 'open', UK: 'open', 'CA-ON': 'fr', CA: 'unknown', FR: 'fr' },
  moved: new Map([['/support/', '/contact/']]),
  atOrigin: [],
  pages: new Map([
    ['/en/', both],
    ['/quiz/', new Map([['open', facts('')]])]
  ]),
  withoutOpener: new Set(['/quiz/']),
  missing: new Map()
}
const lines = redirectsFile(host).trimEnd().split('\n')

it.each<[rule: string, line: string]>([
  [
    'the prefix of the first locale is left out; the origin is named, else /fr//evil.example led there',
    '/fr/* https://a.example/:splat 301!'
  ],
  ['a page has moved', '/support/ /contact/ 301!'],
  ['a country gets its class', '/en/ /_classes/fr/en/index.html 200! Country=fr'],
  [
    'its payload too, countries of a class together; codes out of use and provinces are none of Netlify’s',
    '/en/_payload.json /_classes/open/en/_payload.json 200! Country=no,se'
  ],
  ['what a class may not be shown is not there', '/quiz/ /404.html 404! Country=fr'],
  ['nor is its payload', '/quiz/_payload.json /404.html 404! Country=fr']
])('%s', (_rule, line) => expect(lines).toContain(line))

it('who is unknown gets the plain path, without a rule', () => {
  expect(lines.filter(line => /Country=.*\bca\b/.test(line))).toEqual([])
})

it('nobody asks for the folder of a class by its name: the last rule closes all of them', () => {
  expect(lines.at(-1)).toBe('/_classes/* /404.html 404!')
})

it('a policy for all classes allows what each does, once', () => {
  const policies = ["script-src 'self' 'a'; form-action 'self'", "script-src 'self' 'b'; form-action 'self'"]
  expect(policyOfAll(new Map(policies.map((policy, index) => [String(index), facts(policy)])))).toBe(
    "script-src 'self' 'a' 'b'; form-action 'self'"
  )
})

it('a page that keeps no opener says so, and no other', () => {
  const shared = { pageHeaders: {}, commonHeaders: {}, cacheTag: '', localeCookie: () => '' }
  const rules = headersFile(host, [], shared).split(/\n(?=\/)/)
  expect(rules.filter(rule => rule.includes('Cross-Origin-Opener-Policy: same-origin'))).toEqual([
    expect.stringMatching(/^\/quiz\/\n/)
  ])
})
