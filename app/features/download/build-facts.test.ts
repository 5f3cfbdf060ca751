import { expect, it } from 'vitest'
import { buildFacts, checkCommands } from './build-facts.ts'

const of = (sizeBytes: number, locale: string) =>
  buildFacts({ releasedOn: '2026-11-02', file: { name: 'a.exe', sizeBytes, sha256: '' } }, locale)

it.each<[rule: string, sizeBytes: number, locale: string, size: string]>([
  ['bytes in words', 295, 'fr', '295 octets'],
  ['bytes in words', 295, 'en', '295 bytes'],
  ['kilobytes', 1500, 'fr', '1,5 ko'],
  ['megabytes', 84_210_000, 'fr', '84,2 Mo'],
  ['megabytes', 84_210_000, 'en', '84.2 MB'],
  ['no unit larger than megabytes', 1_250_000_000, 'en', '1,250 MB']
])('%s: %d in %s', (_rule, sizeBytes, locale, size) => {
  expect(of(sizeBytes, locale).size?.replace(/\s/g, ' ')).toBe(size)
})

it.each([
  ['fr', '2 novembre 2026'],
  ['en', '2 November 2026']
])('the day in %s', (locale, day) => {
  expect(of(1, locale).releasedOn).toBe(day)
})

it('no file, no size', () => {
  expect(buildFacts({ releasedOn: '2026-11-02', file: null }, 'fr').size).toBeNull()
})

it('the commands name the file of their system', () => {
  expect(checkCommands({ windows: 'a.exe', macos: 'b.dmg', linux: 'c.apk' })).toEqual({
    windows: 'Get-FileHash .\\a.exe',
    macos: 'shasum -a 256 b.dmg',
    linux: 'sha256sum c.apk'
  })
})
