import { afterAll, beforeAll, expect, it } from 'vitest'
import { startUpstream } from '../tests/fixtures/upstream.ts'
import { checkUpstream } from './upstream-check.ts'

let upstream: Awaited<ReturnType<typeof startUpstream>>
beforeAll(async () => {
  upstream = await startUpstream({
    '/nothing.json': {},
    '/words.json': { hasCapacity: 'yes' },
    '/menu.json': [{ langKey: 'navigation.help' }]
  })
})
afterAll(() => upstream.stop())

it.each([
  ['an address without an answer', '/nowhere.json', 'chat-capacity', /: status 404\. See whether the address is right/],
  ['a field that is missing', '/nothing.json', 'chat-capacity', /: hasCapacity is missing: write true or false here$/],
  ['a field of another kind', '/words.json', 'chat-capacity', /: hasCapacity: write true or false here$/],
  ['a field of an item', '/menu.json', 'navigations', /0: path is missing: write a text here/],
  ['another format', '/menu.json', 'menus', /^Usage: npm run upstream-check/]
])('says what to put right: %s', async (_what, path, format, words) => {
  await expect(checkUpstream([upstream.url(path), format])).rejects.toThrow(words)
})
