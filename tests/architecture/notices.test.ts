import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Locked = { dev?: boolean; optional?: boolean; devOptional?: boolean; license?: string }

const notices = readFileSync('THIRD-PARTY-NOTICES.md', 'utf8')
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }

const running = Object.entries(lock.packages)
  .filter(([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional)
  .map(([path, { license }]) => `| ${path.replace(/^.*node_modules\//, '')} | ${license ?? 'unknown'} |`)

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
