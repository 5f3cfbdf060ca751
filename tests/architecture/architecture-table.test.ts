import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { specificationRows } from './specification-rows.data.ts'

type Row = { section: string; rule: string; files: string[]; tests: string[] }

const [, tables = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split('\n## Where each rule is\n')
const rows = tables.split('\n### ').slice(1).flatMap(rowsOf)
const titled = rows.map(row => [`${row.section}: ${row.rule}`, row] as const)

describe('ARCHITECTURE.md, where each rule is', () => {
  it('has rows for each of the nine sections of the specification', () => {
    const sections = [...new Set(rows.map(({ section }) => section[0]))]
    expect(
      sections,
      'Each section is a heading such as «### 4 States and transitions» with a table of three columns.'
    ).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  })

  it.each(titled)('%s', (title, { files, tests }) => {
    const missing = [...files, ...tests].filter(path => !existsSync(path))
    expect(
      missing,
      `«${title}» names files that are not there: correct the row, the file was moved or renamed.`
    ).toEqual([])
    expect(
      files.length,
      `«${title}» names no file: write its path between backticks in the second column.`
    ).toBeGreaterThan(0)
    expect(
      tests.filter(path => /\.(test|spec)\.ts$/.test(path)).length,
      `«${title}» names no test: write its path between backticks in the third column, or write the test.`
    ).toBeGreaterThan(0)
  })
})

describe('the sentences of the specification', () => {
  it.each(specificationRows)('%s: %s', (section, words, named) => {
    const row = rows.find(row => row.section.startsWith(section) && row.rule.startsWith(words))
    expect(row, `Section ${section} of ARCHITECTURE.md has no row that begins with «${words}».`).toBeDefined()
    const naming = (row?.tests ?? []).filter(path => existsSync(path) && readFileSync(path, 'utf8').includes(named))
    expect(naming, `No test of the row «${words}» holds «${named}».`).not.toEqual([])
  })
})

describe('the other paths of ARCHITECTURE.md', () => {
  const [prose = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split('\n## Where each rule is\n')
  const paths = [...new Set(pathsIn(prose))].filter(path => /\.\w+$/.test(path) && !path.startsWith('builds/'))

  it.each(paths.map(path => [path]))('%s is there', path => {
    expect(existsSync(path), 'Correct the path where ARCHITECTURE.md names it.').toBe(true)
  })
})

function rowsOf(text: string): Row[] {
  const [section = '', ...lines] = text.split('\n')
  return lines
    .filter(line => line.startsWith('| ') && !line.startsWith('| Rule |'))
    .map(line => {
      const [rule = '', files = '', tests = ''] = line.slice(2).split(' | ')
      return { section, rule, files: pathsIn(files), tests: pathsIn(tests) }
    })
}

/** The paths between backticks: what begins with a folder of the project. */
function pathsIn(text: string): string[] {
  return Array.from(
    text.matchAll(/`((?:app|content|server|tools|tests|bench|docs|art|assets|builds)\/[^`*<{]*)`/g),
    ([, path = '']) => path
  )
}
