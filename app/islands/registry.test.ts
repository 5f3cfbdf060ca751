import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

const registry = readFileSync('app/islands/registry.tsx', 'utf8')
const keys = Array.from(registry.matchAll(/^ {2}'([a-z-]+)': \w+,?$/gm), ([, key = '']) => key)
const imported = Array.from(registry.matchAll(/from '\.\.\/([^']+\.island\.tsx)'/g), ([, path = '']) => `app/${path}`)
const files = globSync('app/**/*.island.tsx').sort()

it('S1-7 "Islands: keys `players-online`, `featured-tournaments`, `monthly-rewards`, `community-spotlight`"', () => {
  expect(keys).toEqual(['players-online', 'featured-tournaments', 'monthly-rewards', 'community-spotlight'])
})

it('every component that is called an island is registered, by the name of its file, and nothing else is', () => {
  expect(imported.sort()).toEqual(files)
  expect(files.map(file => basename(file, '.island.tsx')).sort()).toEqual(keys.toSorted())
})

it('every island marks its section with its own key, so that the browser knows what to ask for', () => {
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const key = basename(file, '.island.tsx')
    const marks = [`data-island="${key}"`, `island={{ key: '${key}'`, `key = '${key}'`, `key: '${key}'`]
    expect(
      marks.some(mark => text.includes(mark)),
      file
    ).toBe(true)
  }
})
