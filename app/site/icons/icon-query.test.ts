import { expect, it } from 'vitest'
import { iconAddress, readIconName, readIconQuery } from './icon-query.ts'

const names = (count: number) => Array.from({ length: count }, (_, index) => `icon-${index}`).join(',')

it.each<[rule: string, pathname: string, search: string, answer: unknown]>([
  ['the set and its icons', '/api/icons/lucide.json', '?icons=a,b-2', { set: 'lucide', names: ['a', 'b-2'] }],
  ['each once', '/api/icons/lucide.json', '?icons=a,a', { set: 'lucide', names: ['a'] }],
  ['another address', '/api/icons/lucide', '?icons=a', null],
  ['a set in a folder', '/api/icons/a/b.json', '?icons=a', { parameter: 'set' }],
  ['no set', '/api/icons/.json', '?icons=a', { parameter: 'set' }],
  ['an escape in the set', '/api/icons/%2e%2e.json', '?icons=a', { parameter: 'set' }],
  ['large letters', '/api/icons/Lucide.json', '?icons=a', { parameter: 'set' }],
  ['a set that is too long', `/api/icons/${'a'.repeat(65)}.json`, '?icons=a', { parameter: 'set' }],
  ['no icons', '/api/icons/lucide.json', '', { parameter: 'icons' }],
  ['an empty one', '/api/icons/lucide.json', '?icons=a,', { parameter: 'icons' }],
  ['markup', '/api/icons/lucide.json', '?icons=%3Cscript%3E', { parameter: 'icons' }],
  ['a path', '/api/icons/lucide.json', '?icons=../a', { parameter: 'icons' }],
  ['"at most 50 names"', '/api/icons/lucide.json', `?icons=${names(51)}`, { parameter: 'icons' }]
])('%s', (_rule, pathname, search, answer) => {
  const read = readIconQuery(pathname, search)
  if (answer) expect(read).toMatchObject(answer)
  else expect(read).toBeNull()
})

it('fifty names are not too many', () => {
  expect(readIconQuery('/api/icons/lucide.json', `?icons=${names(50)}`)).toHaveProperty('names.length', 50)
})

it('the same icons have the same address, and it is read back', () => {
  const address = iconAddress({ set: 'lucide', names: ['b', 'a'] })
  expect(address).toBe('/api/icons/lucide.json?icons=a,b')
  expect(readIconQuery('/api/icons/lucide.json', '?icons=a,b')).toEqual({ set: 'lucide', names: ['a', 'b'] })
})

it.each([
  ['set:name', 'lucide:flame', { set: 'lucide', name: 'flame' }],
  ['no set', 'flame', null],
  ['one too many', 'a:b:c', null],
  ['a path', 'lucide:../a', null],
  ['a space', 'lucide:a b', null],
  ['nothing', '', null]
])('the name of an icon: %s', (_rule, text, name) => {
  expect(readIconName(text)).toEqual(name)
})
