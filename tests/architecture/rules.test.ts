import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { idPattern, readRules, readTitles, titlesIn } from '../../build/coverage-spec.ts'

const rules = readRules(readFileSync('docs/rules.md', 'utf8'))
const known = new Set(rules.map(({ id }) => id))
const carried = readTitles().flatMap(({ file, title }) =>
  (title.match(idPattern) ?? []).map(id => ({ id, file, title }))
)
const proved = new Set(carried.map(({ id }) => id))

it('every rule of docs/rules.md is proved by a test', () => {
  const unproved = rules.filter(({ id }) => !proved.has(id)).map(({ id, rule }) => `${id} ${rule}`)
  expect(unproved, 'Write the id at the beginning of the title of the test that proves the rule.').toEqual([])
})

it('every id in a title is a rule of docs/rules.md', () => {
  const unknown = carried.filter(({ id }) => !known.has(id)).map(({ file, title }) => `${file}: ${title}`)
  expect(unknown, 'Correct the id, or add the rule to docs/rules.md.').toEqual([])
})

it('docs/rules.md has rules for all nine sections, each id once, below the heading of its section', () => {
  expect(known.size).toBe(rules.length)
  const sections = readFileSync('docs/rules.md', 'utf8').split('\n## ').slice(1)
  expect(sections.map(section => section[0])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  for (const section of sections) {
    const ids = readRules(`\n${section}`).map(({ id }) => id)
    expect(ids).not.toEqual([])
    expect(ids.filter(id => !id.startsWith(`S${section[0]}-`))).toEqual([])
  }
})

it.each<[what: string, text: string, titles: string[]]>([
  ['a test', "it('S1-1 a', () => {})", ['S1-1 a']],
  ['a group', "describe('S1-1 a', () => {})", ['S1-1 a']],
  ['a group of Playwright', "test.describe('S1-1 a', () => {})", ['S1-1 a']],
  ['a runner by another name', "import { test as plain } from 'x'\nplain('S1-1 a')", ['S1-1 a']],
  ['a template', 'test(`S1-1 ${a} b`)', ['S1-1 … b']],
  ['a title for rows', "it.each([['a', 1]])('S1-1 %s', () => {})", ['S1-1 %s', 'a']],
  ['first columns', "it.each([['S1-1 a', 'S1-2'], ['S1-3']])('%s', () => {})", ['%s', 'S1-1 a', 'S1-3']],
  ['rows of one text', "it.each(['S1-1 a'])('%s', () => {})", ['%s', 'S1-1 a']],
  ['rows by name', "const rows = [['S1-1 a']] as const\nit.each(rows)('%s', () => {})", ['%s', 'S1-1 a']],
  ['no column that the title leaves out', "it.each([['S1-1 a']])('always', () => {})", ['always']],
  ['no comment', "// it('S1-1 a')\nit('b', () => {})", ['b']],
  ['no other text', "const a = 'S1-1'\nexpect('S1-1').toBe(a)\nother('S1-1')", []],
  ['no skipped test', "it.skip('S1-1 a', () => {})\ndescribe.skip('S1-2 a', () => {})\ntest.todo('S1-3')", []]
])('the finder reads %s', (_what, text, titles) => {
  expect(titlesIn('x.test.ts', text)).toEqual(titles)
})
