import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { licenceFaults, runningComponents } from '../licences.ts'

const notices = readFileSync('THIRD-PARTY-NOTICES.md', 'utf8')
const components = await runningComponents()
const running = components.map(({ name, licence }) => `| ${name} | ${licence ?? 'unknown'} |`)

it('each package that runs has a licence that is allowed', () => {
  expect(components.length).toBeGreaterThan(20)
  expect(licenceFaults(components)).toEqual([])
})

it('THIRD-PARTY-NOTICES.md names every package that runs, with its licence', () => {
  const missing = running.filter(row => !notices.includes(`\n${row}`))
  expect(missing, 'Add these rows, each with a link to its source.').toEqual([])
})

it('THIRD-PARTY-NOTICES.md names no package that no longer runs', () => {
  const [, ...tables] = notices.split('\n## Packages that run')
  const named = tables.flatMap(text => text.split('\n## ')[0]?.match(/^\| (?!Package )[^|]+ \| [^|]+ \|/gm) ?? [])
  expect(
    named.filter(row => !running.includes(row)),
    'Take these rows out.'
  ).toEqual([])
})
