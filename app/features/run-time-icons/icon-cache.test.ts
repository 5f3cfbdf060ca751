import { expect, it } from 'vitest'
import { keepIcons, readIconCache, writeIconCache } from './icon-cache.ts'

const hour = 3_600_000
const now = Date.parse('2026-11-21T12:00:00Z')
const icon = { body: '<path d="M0 0"/>', width: 24, height: 24, left: 0, top: 0 }
const named = (...names: string[]) => new Map(names.map(name => [name, icon] as const))
const namesAt = (text: string | null, instant: number) => readIconCache(text, instant).map(({ name }) => name)
const kept = writeIconCache(keepIcons([], named('a:one'), now))

/** "Icon cache: 50 entries, 168 hours, 1 hour granularity." */
it.each<[rule: string, after: number, names: string[]]>([
  ['at once', 0, ['a:one']],
  ['S9-6 "168 hours": one before it', 167 * hour + 59 * 60_000, ['a:one']],
  ['S9-6 "168 hours": then no more', 168 * hour, []],
  ['the clock was put back', -hour, []]
])('%s', (_rule, after, names) => {
  expect(namesAt(kept, now + after)).toEqual(names)
})

it('S9-6 "1 hour granularity": what came at the end of an hour counts from its beginning', () => {
  const late = writeIconCache(keepIcons([], named('a:one'), now + 59 * 60_000))
  expect(late).toBe(kept)
})

it('S9-6 "50 entries": the oldest makes room', () => {
  const names = Array.from({ length: 50 }, (_, index) => `a:i${index}`)
  const full = keepIcons([], named(...names), now)
  expect(full).toHaveLength(50)
  const next = keepIcons(full, named('a:new'), now)
  expect(next.map(({ name }) => name)).toEqual([...names.slice(1), 'a:new'])
})

it('the same icon stands once, as it came last', () => {
  const again = keepIcons(readIconCache(kept, now), named('a:one'), now + 5 * hour)
  expect(again).toEqual([{ name: 'a:one', hour: (now + 5 * hour) / hour, icon }])
})

it.each<[rule: string, text: string | null]>([
  ['nothing', null],
  ['an empty text', ''],
  ['no JSON', '{"a"'],
  ['no list', '{"a:one":1}'],
  ['entries of another shape', '[1,null,{"name":"a:one"},["a:one"],["a:one","1",{}]]'],
  ['a name that is none', JSON.stringify([['a:<b>', now / hour, icon]])],
  ['a body with a script', JSON.stringify([['a:one', now / hour, { ...icon, body: '<script/>' }]])],
  ['no hour', JSON.stringify([['a:one', null, icon]])]
])('a corrupt storage is as an empty one: %s', (_rule, text) => {
  expect(readIconCache(text, now)).toEqual([])
})
