import { expect, it } from 'vitest'
import { userAgents } from '../../tests/fixtures/user-agents.data.ts'
import { isCrawler } from './request-facts.ts'

it.each([
  ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['a preview of a shared link', 'facebookexternalhit/1.1', true],
  [
    'a phone',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    false
  ],
  [
    'a browser without a window',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36',
    false
  ],
  ['a command line', 'curl/8.5.0', false],
  ['nobody who says so', undefined, false]
])('%s', (_, userAgent, crawler) => {
  expect(isCrawler(userAgent)).toBe(crawler)
})

/** Who says no more than this is taken for a program by the server's list, and for a visitor by the browser's words. */
const saysNothing = 'Mozilla/5.0'
const rows = userAgents.filter(({ userAgent }) => userAgent !== saysNothing)

it.each(
  rows.map((row): [of: string, userAgent: string, crawler: boolean] => [
    `the server's list and the words that browsers know agree: ${row.of}`,
    row.userAgent,
    (row.flags as readonly string[]).includes('isCrawler')
  ])
)('%s', (_of, userAgent, crawler) => {
  expect(isCrawler(userAgent)).toBe(crawler)
})
