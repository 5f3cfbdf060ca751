import { expect, it } from 'vitest'
import { isIntercepted } from './intercepted.ts'

const origin = 'https://example.com'

it.each<[rule: string, to: string, base: string, intercepted: boolean]>([
  ['a page of the same origin and locale', '/about-us/', '/', true],
  ['the home', '/', '/', true],
  ['a page below the locale of the document', '/en/about-us/', '/en/', true],
  ['a place within another page', '/about-us/#people', '/', true],
  ['another locale', '/en/about-us/', '/', false],
  ['a locale of two parts', '/pt-br/about-us/', '/', false],
  ['the site’s first locale, from another', '/about-us/', '/en/', false],
  ['another origin', 'https://other.example/about-us/', '/', false],
  ['an address with a query', '/about-us/?force=1', '/', false],
  ['/network/', '/network/random-number-generator/', '/', false],
  ['a call', '/api/visitor/', '/', false],
  ['a download', '/download/start/ios/', '/', false],
  ['the page that leads to downloads', '/download/', '/', true],
  ['a file', '/sitemap.xml', '/', false]
])('%s: %s', (_rule, to, base, intercepted) => {
  expect(isIntercepted(new URL(to, origin), new URL(origin), base)).toBe(intercepted)
})
