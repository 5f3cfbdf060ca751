import { expect, it } from 'vitest'
import { withNoticeQuery } from './notice-query.ts'

it.each<[rule: string, href: string, search: string, expected: string]>([
  [
    'S4-15 "`{ontario origin}/?force=1&{current query}`"',
    'http://o.test/?force=1',
    '?a=1&b=2',
    'http://o.test/?force=1&a=1&b=2'
  ],
  ['no query', 'http://o.test/?force=1', '', 'http://o.test/?force=1'],
  ['force stands once', 'http://o.test/?force=1', '?force=1&a=1', 'http://o.test/?force=1&a=1'],
  ['"same path and query"', 'http://g.test/en/download/', '?auto=1', 'http://g.test/en/download/?auto=1'],
  [
    'the secret of a mail stays here',
    'http://g.test/en/your-data/',
    '?token=x.y&a=1',
    'http://g.test/en/your-data/?a=1'
  ],
  ['the same path, no query', 'http://g.test/en/', '', 'http://g.test/en/']
])('%s', (_rule, href, search, expected) => expect(withNoticeQuery(href, search)).toBe(expected))
