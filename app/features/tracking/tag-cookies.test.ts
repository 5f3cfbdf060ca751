import { expect, it } from 'vitest'
import { deletedCookies, tagCookies } from './tag-cookies.ts'

it.each<[rule: string, header: string | undefined, names: string[]]>([
  [
    'what the usual tags set',
    '_ga=1; _ga_AB12=2; ajs_anonymous_id=3; _gid=4',
    ['_ga', '_ga_AB12', 'ajs_anonymous_id', '_gid']
  ],
  ['never the site’s own, nor what it does not know', 'locale=fr; consent=v1.denied.1; session=5', []],
  ['malformed pairs are left out', '_ga; =; _ga\r\nx=1', []],
  ['each once', '_ga=1; _ga=2', ['_ga']],
  [
    'at most twenty',
    Array.from({ length: 40 }, (_, index) => `_ga_${index}=1`).join(';'),
    Array.from({ length: 20 }, (_, index) => `_ga_${index}`)
  ],
  ['no header', undefined, []]
])('%s', (_rule, header, names) => expect(tagCookies(header)).toEqual(names))

it.each<[rule: string, host: string, domains: (string | undefined)[]]>([
  [
    'for the host and the domains above it',
    'ontario.poker.example',
    [undefined, 'ontario.poker.example', 'poker.example']
  ],
  ['a host alone', 'localhost', [undefined]],
  ['an address has no domains above it', '127.0.0.1', [undefined]],
  ['what is no host is not reflected', 'a;b=c', [undefined]]
])('%s', (_rule, host, domains) => {
  expect(deletedCookies(['_ga'], host)).toEqual(
    domains.map(domain => `_ga=; Path=/; Max-Age=0${domain === undefined ? '' : `; Domain=${domain}`}`)
  )
})
