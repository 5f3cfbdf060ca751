import { expect, it } from 'vitest'
import { autoIntent, usedSearch } from './auto-start.ts'

it.each<[rule: string, auto: string | undefined, intent: ReturnType<typeof autoIntent>]>([
  ['S2-5 with query auto=1 it starts the download automatically', '1', 'start'],
  ['once per intent', 'done', 'started'],
  ['any other value asks for nothing', 'true', 'none'],
  ['any other value asks for nothing', '', 'none'],
  ['without the parameter nothing starts', undefined, 'none']
])('%s: %s', (_rule, auto, intent) => {
  expect(autoIntent(auto)).toBe(intent)
})

it.each<[rule: string, search: string, used: string]>([
  ['safe for Back: the address asks for nothing any more', '?auto=1', '?auto=done'],
  ['what else is in the query stays', '?embedded=logo&auto=1', '?embedded=logo&auto=done'],
  ['also where it stands twice', '?auto=1&auto=1', '?auto=done']
])('%s: %s', (_rule, search, used) => {
  expect(usedSearch(search)).toBe(used)
  expect(autoIntent(new URLSearchParams(usedSearch(search)).get('auto'))).toBe('started')
})
