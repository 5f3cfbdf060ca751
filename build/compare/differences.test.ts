import { expect, it } from 'vitest'
import { createDifferences, lineDifferences, reportLines } from './differences.ts'

it.each<[rule: string, before: string[], after: string[], found: string[]]>([
  ['the same', ['a', 'b'], ['a', 'b'], []],
  ['gone', ['a', 'b'], ['a'], ['- b']],
  ['new', ['a'], ['a', 'b'], ['+ b']],
  ['changed', ['a', 'b', 'c'], ['a', 'x', 'c'], ['- b', '+ x']],
  ['less often, once', ['a', 'a', 'a', 'b'], ['a', 'b'], ['- a']],
  ['moved', ['a', 'b', 'c'], ['c', 'a', 'b'], ['~ in another order']],
  ['changed and moved', ['a', 'b', 'c'], ['c', 'x', 'a'], ['- b', '+ x', '~ in another order']]
])('%s', (_rule, before, after, found) => {
  expect(lineDifferences(before, after).map(({ sign, line }) => `${sign} ${line}`)).toEqual(found)
})

const differences = createDifferences()
for (const address of ['/1/', '/2/', '/3/', '/4/']) differences.add('ids', { sign: '-', line: 'main' }, address)
differences.add('ids', { sign: '+', line: 'top' }, '/1/')
differences.add('text', { sign: '+', line: 'A line' }, '/1/')

it('the same difference over many answers is said once, with how many and three of them', () => {
  expect(reportLines(differences.all())).toEqual([
    '── ids: 2 differences',
    '- main',
    '    4 × /1/ | /2/ | /3/',
    '+ top',
    '    1 × /1/',
    '── text: 1 differences',
    '+ A line',
    '    1 × /1/',
    '3 differences'
  ])
})

it('the terminal gets the most frequent of a kind, and how many more there are', () => {
  expect(reportLines(differences.all(), 1)).toContain('  … 1 more of this kind')
  expect(reportLines(differences.all(), 1)).not.toContain('+ top')
})

it('nothing differs', () => {
  expect(reportLines([])).toEqual(['No difference'])
})
