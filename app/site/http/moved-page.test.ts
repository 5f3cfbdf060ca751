import * as v from 'valibot'
import { expect, it } from 'vitest'
import { redirects } from '../../../content/redirects/redirects.schema.ts'
import { siteMap } from '../site-map/site-map.data.ts'
import { movedPage } from './moved-page.ts'

const moved = [{ from: '/old-help/', to: '/contact/', since: '2026-11-21' }]

it.each<[rule: string, pathname: string, to: string | null]>([
  ['a renamed page', '/old-help/', '/contact/'],
  ['in its language', '/en/old-help/', '/en/contact/'],
  ['without the slash at the end', '/en/old-help', '/en/contact/'],
  ['a renamed page in capitals', '/EN/Old-Help', '/en/contact/'],
  ['an address in capitals, as people type what they hear', '/EN/About-Us', '/en/about-us/'],
  ['what is below it is another page', '/old-help/more/', null],
  ['nothing else', '/older-help/', null],
  ['a prefix that is no language belongs to the path', '/xx/old-help/', null],
  ['an escape makes no second address of a page', '/%6Fld-help/', null]
])('%s: %s', (_rule, pathname, to) => {
  expect(movedPage(pathname, moved)).toBe(to)
})

const since = '2026-11-21'
it.each<[rule: string, list: unknown, message: string]>([
  ['no clash with a live page', [{ from: '/contact/', to: '/about-us/', since }], 'is the address of a page'],
  ['no way to nowhere', [{ from: '/old/', to: '/nowhere/', since }], 'leads to no page that is live'],
  [
    'one address, one way',
    [
      { from: '/old/', to: '/contact/', since },
      { from: '/old/', to: '/about-us/', since }
    ],
    'the same from'
  ],
  ['no way round in a circle', [{ from: '/old/', to: '/old/', since }], 'leads to no page that is live'],
  ['the language is not written', [{ from: '/en/Old/', to: '/contact/', since }], 'with a slash at both ends'],
  ['since when', [{ from: '/old/', to: '/contact/' }], '']
])('refused with a message: %s', (_rule, list, message) => {
  const result = v.safeParse(redirects(siteMap), list)
  expect(result.success).toBe(false)
  expect(result.issues?.map(issue => issue.message).join(' ')).toContain(message)
})

it('renamed pages are one step each', () => {
  expect(v.safeParse(redirects(siteMap), moved).success).toBe(true)
  expect(v.safeParse(redirects(siteMap), []).success).toBe(true)
})
