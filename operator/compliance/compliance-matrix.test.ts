import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { content } from '../../tests/fixtures/content.ts'
import { complianceMatrix, dayOfMatrix, matrixFile } from './compliance-matrix.ts'

const written = await readFile(matrixFile, 'utf8')
const lines = complianceMatrix(content, dayOfMatrix(written)).split('\n')

it('the matrix is that of the records: where it differs, review the lines and run `npm run matrix`', () => {
  expect(lines).toEqual(written.split('\n'))
})

const names = lines[1]?.split('\t') ?? []
type Row = Record<string, string>
const rows = lines.slice(2, -1).map((line): Row => {
  const values = line.split('\t')
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
})
const of = (country: string, site?: string) =>
  rows.filter(row => row.country?.split(', ').includes(country) && (site === undefined || row.site === site))
const seen = (list: Row[], name: string) => [...new Set(list.map(row => row[name]))]

it('every line has every column', () => {
  expect(lines.slice(1, -1).filter(line => line.split('\t').length !== names.length)).toEqual([])
  expect(rows.flatMap(row => Object.values(row)).filter(value => value === '')).toEqual([])
})

it.each<[rule: string, list: Row[], column: string, values: string[]]>([
  ['S6-2 BLOCKED: no sign-up', rows.filter(({ rule }) => rule === 'BLOCKED'), 'sign-up', ['refused']],
  ['BLOCKED: no offers', rows.filter(({ rule }) => rule === 'BLOCKED'), 'offers', ['-']],
  ['S1-10 BLOCKED: no download', rows.filter(({ rule }) => rule === 'BLOCKED'), 'download', ['sent home']],
  ['WARNING: sign-up is refused', rows.filter(({ rule }) => rule === 'WARNING'), 'sign-up', ['refused']],
  ['WARNING: no offers', rows.filter(({ rule }) => rule === 'WARNING'), 'offers', ['-']],
  [
    'WARNING leaves download open',
    rows.filter(({ rule, site }) => rule === 'WARNING' && site !== 'poland'),
    'download',
    ['installer', 'mobile page']
  ],
  [
    'S6-23 nobody downloads where nothing is offered',
    rows.filter(({ site }) => site === 'poland'),
    'download',
    ['sent home']
  ],
  ['an unknown place has no rule', of('unknown'), 'rule', ['-']],
  ['unknown: no notice', of('unknown'), 'modal', ['-']],
  [
    'Ontario modal on any site but ontario, every page',
    of('CAON').filter(({ site }) => site !== 'ontario'),
    'modal',
    ['ontario']
  ],
  ['at home there is none', of('CAON', 'ontario'), 'modal', ['-']],
  [
    'redirect modal: site ontario, location known and not CAON',
    of('any other', 'ontario'),
    'modal',
    ['ontario-redirect']
  ],
  [
    'S6-7 by day in Germany nothing that induces',
    of('any other', 'germany').filter(({ hour }) => hour === 'day'),
    'inducements',
    ['-']
  ],
  ['S6-22 the law of the visitor: Joueurs Info Service', of('FR', 'global'), 'helplines', ['Joueurs Info Service']],
  ['S6-22 of site and visitor', of('FR', 'belgium'), 'warnings', ['BE, FR']],
  ['S6-23 the head of pages', of('any other', 'poland'), 'head', ['site-closed']],
  ['24+ for advertising', of('NL'), 'advertising-age', ['24+']],
  ['FR: BLOCKED everywhere', of('FR'), 'rule', ['BLOCKED']],
  ['the age of the site, for a visitor who is elsewhere', of('any other', 'belgium'), 'age', ['21+']],
  ['S6-27 Réunion has the row of France', of('RE', 'global'), 'country', [of('FR', 'global')[0]?.country ?? '']],
  ['S6-27 Jersey is not open on the site of its state', of('JE', 'united-kingdom'), 'rule', ['WARNING']],
  ['S6-27 the Faroe Islands: consent as in Denmark', of('FO'), 'consent', ['required']],
  ['S6-27 no offers while Denmark has no record', of('FO'), 'offers', ['-']]
])('%s', (_rule, list, column, values) => {
  expect(list.length).toBeGreaterThan(0)
  expect(seen(list, column)).toEqual(values)
})

it('S1-10 the region warning is on home and download only', () => {
  const warned = rows.filter(({ modal }) => modal === 'region-warning')
  expect(seen(warned, 'page')).toEqual(['home, download'])
  expect(seen(warned, 'rule')).toEqual(['WARNING'])
})
