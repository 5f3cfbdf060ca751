import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressQuickly } from './compress.ts'
import { preparedFor, storeResponse } from './stored-response.ts'
import { keptQuery, withQuery } from './with-query.ts'

it.each([
  ['nothing', '', ''],
  ['force alone is otherwise ignored', '?force=1', ''],
  ['the query without force', '?force=1&a=1&b=2', 'a=1&amp;b=2'],
  ['a hostile value is escaped', '?a="><script>', 'a=%22%3E%3Cscript%3E'],
  ['one too long to keep', `?a=${'x'.repeat(1000)}`, '']
])('keeps %s', (_, search, kept) => {
  expect(keptQuery(search)).toBe(kept)
})

it('"Choosing a language keeps page and query": the links carry it, policy and caching stay, the validator differs', async () => {
  const body = Buffer.from('<a data-region-link="" href="/en/?force=1">English</a>')
  const headers = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie' }
  const stored = storeResponse({ body, compressed: await compressQuickly(body), headers })
  const changed = await withQuery(stored, '?utm=1&force=1')
  expect(brotliDecompressSync(changed.br).toString()).toBe(
    '<a data-region-link="" href="/en/?force=1&amp;utm=1">English</a>'
  )
  expect(preparedFor(changed, 'br').full).toContain('private, no-cache')
  expect(preparedFor(changed, 'br').full).toContain('Accept-Encoding, Cookie')
  expect(preparedFor(changed, 'br').etag).not.toBe(preparedFor(stored, 'br').etag)
})

it('the secret of a mail’s link goes to no other site', async () => {
  const body = Buffer.from('<a href="/en/?force=1">English</a><a href="http://other.test/?force=1">Other</a>')
  const stored = storeResponse({ body, compressed: await compressQuickly(body), headers: {} })
  const linksAfter = async (search: string) => brotliDecompressSync((await withQuery(stored, search)).br).toString()
  expect(await linksAfter('?token=x.y')).toBe(
    '<a href="/en/?force=1&amp;token=x.y">English</a><a href="http://other.test/?force=1">Other</a>'
  )
  expect(await linksAfter('?token=x.y&a=1')).toContain('"http://other.test/?force=1&amp;a=1"')
})

it('a page without a query is the stored one itself', async () => {
  const body = Buffer.from('x')
  const stored = storeResponse({ body, compressed: await compressQuickly(body), headers: {} })
  expect(await withQuery(stored, '?force=1')).toBe(stored)
})
