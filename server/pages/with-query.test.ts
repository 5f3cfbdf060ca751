import { expect, it } from 'vitest'
import { renderedResponse } from './cached-response.ts'
import { carriedQuery, withQuery } from './with-query.ts'

it.each([
  ['nothing', '', ''],
  ['force alone is otherwise ignored', '?force=1', ''],
  ['the query without force', '?force=1&a=1&b=2', 'a=1&amp;b=2'],
  ['a hostile value is escaped', '?a="><script>', 'a=%22%3E%3Cscript%3E'],
  ['one too long to keep', `?a=${'x'.repeat(1000)}`, '']
])('keeps %s', (_, search, kept) => {
  expect(carriedQuery(search)).toBe(kept)
})

const document = (body: string) =>
  renderedResponse({ body, headers: { 'Cache-Control': 'private, no-cache', Vary: 'Cookie' } })
const bodyAfter = (body: string, search: string) => withQuery(document(body), search).body.toString()

it('"Choosing a language keeps page and query": the links carry it, policy and caching stay, the validator differs', () => {
  const plain = document('<a data-region-link="" href="/en/?force=1">English</a>')
  const changed = withQuery(plain, '?utm=1&force=1')
  expect(changed.body.toString()).toBe('<a data-region-link="" href="/en/?force=1&amp;utm=1">English</a>')
  expect(changed.headers).toEqual(plain.headers)
  expect(changed.hash).not.toBe(plain.hash)
})

it('the secret of a mail’s link goes to no other site', () => {
  const body = '<a href="/en/?force=1">English</a><a href="http://other.test/?force=1">Other</a>'
  expect(bodyAfter(body, '?token=x.y')).toBe(
    '<a href="/en/?force=1&amp;token=x.y">English</a><a href="http://other.test/?force=1">Other</a>'
  )
  expect(bodyAfter(body, '?token=x.y&a=1')).toContain('"http://other.test/?force=1&amp;a=1"')
})

it('without a query to carry the document is the same one', () => {
  const plain = document('x')
  expect(withQuery(plain, '?force=1')).toBe(plain)
})
