import { describe, expect, it } from 'vitest'
import { allowReload, type Reloads, readReloads } from './reload-guard.ts'

const rule = 'a reload of the same path is allowed only once per 10,000 ms'

it.each<[rule: string, path: string, nowMs: number, reloads: Reloads, allowed: boolean]>([
  [`${rule}: the first`, '/a/', 50_000, {}, true],
  [`${rule}: at once again`, '/a/', 50_000, { '/a/': 50_000 }, false],
  [`${rule}: 9,999 ms later`, '/a/', 59_999, { '/a/': 50_000 }, false],
  [`${rule}: 10,000 ms later`, '/a/', 60_000, { '/a/': 50_000 }, true],
  [`${rule}: another path`, '/b/', 50_001, { '/a/': 50_000 }, true],
  [`${rule}: each path counts by itself`, '/a/', 55_000, { '/a/': 50_000, '/b/': 40_000 }, false],
  ['a clock that was set back does not hold a page for hours', '/a/', 50_000, { '/a/': 900_000 }, true]
])('S9-1 %s', (_rule, path, nowMs, reloads, allowed) => {
  expect(allowReload(path, nowMs, reloads).allowed).toBe(allowed)
})

it('remembers what was allowed and forgets what no longer counts', () => {
  expect(allowReload('/a/', 60_000, { '/b/': 50_000, '/c/': 55_000 }).reloads).toEqual({ '/a/': 60_000, '/c/': 55_000 })
})

it('a refused reload does not begin the time anew', () => {
  expect(allowReload('/a/', 59_000, { '/a/': 50_000 }).reloads).toEqual({ '/a/': 50_000 })
})

describe('a stored text', () => {
  it.each<[what: string, text: string | null, reloads: Reloads]>([
    ['ours', '{"/a/":5}', { '/a/': 5 }],
    ['none', null, {}],
    ['cut off', '{"/a/":', {}],
    ['of another kind', '7', {}],
    ['null', 'null', {}],
    ['with an instant that is none', '{"/a/":"soon","/b/":3}', { '/b/': 3 }]
  ])('%s', (_what, text, reloads) => {
    expect(readReloads(text)).toEqual(reloads)
  })
})
