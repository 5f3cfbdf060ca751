import { expect, it } from 'vitest'
import type { Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { readEnvironment } from '../config/environment.ts'
import { regionLink } from './region-link.ts'
import { withPageQuery } from './with-page-query.ts'

const unset = readEnvironment({})

it.each<[rule: string, target: [SiteId, Locale], path: string, from: SiteId, href: string]>([
  [
    'Region links keep the path',
    ['belgium', 'fr'],
    '/about-us/',
    'global',
    'http://belgium.localhost:3000/fr/about-us/?force=1'
  ],
  ['else its home', ['belgium', 'nl'], '/ggteam/', 'global', 'http://belgium.localhost:3000/?force=1'],
  ['a language of the same site', ['global', 'en'], '/about-us/', 'global', '/en/about-us/?force=1'],
  ['always with `force=1`', ['global', 'fr'], '/', 'global', '/?force=1']
])('%s', (_rule, [siteId, locale], path, from, href) => {
  expect(regionLink({ siteId, locale }, path, from, unset)).toBe(href)
})

it('on a contents host every region link is absolute', () => {
  const target = { siteId: 'global', locale: 'fr' } as const
  expect(regionLink(target, '/', null, unset)).toBe('http://localhost:3000/?force=1')
})

it.each<[rule: string, href: string, search: string, result: string]>([
  [
    '`{ontario origin}/?force=1&{current query}`',
    'https://on.test/?force=1',
    '?a=1&b=2',
    'https://on.test/?force=1&a=1&b=2'
  ],
  ['no second force', '/?force=1', '?force=1&a=1', '/?force=1&a=1'],
  ['no query', '/?force=1', '', '/?force=1'],
  ['a link that has one takes the new one alone', '/?force=1&a=1', '?b=2', '/?force=1&b=2'],
  [
    "a network page keeps the link's language",
    '/network/x/?force=1&lang=en',
    '?lang=fr&a=1',
    '/network/x/?force=1&lang=en&a=1'
  ],
  [
    'the secret of a mail in another language',
    '/en/your-data/?force=1',
    '?token=x.y',
    '/en/your-data/?force=1&token=x.y'
  ],
  [
    'the secret of a mail is nothing for another site',
    'http://other.test/your-data/?force=1',
    '?token=x.y&a=1',
    'http://other.test/your-data/?force=1&a=1'
  ]
])('%s', (_rule, href, search, result) => {
  expect(withPageQuery(href, search)).toBe(result)
})
