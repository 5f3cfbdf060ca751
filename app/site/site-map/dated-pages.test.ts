import { describe, expect, it } from 'vitest'
import { type DatedPageRecord, pageBoundary, pageStateAt, siteMapAt, successorPath } from './dated-pages.ts'
import type { SiteMapRow } from './site-map.data.ts'

const record = (id: string, rest: Partial<DatedPageRecord> = {}): DatedPageRecord => ({
  id,
  name: { en: id },
  path: '/promotions/november/',
  validFrom: '2026-11-01',
  validUntil: '2026-12-01',
  reviewBy: '2036-01-01',
  sites: ['global', 'europe'],
  successor: null,
  ...rest
})
const november = record('november')
const before = record('before', { validFrom: '2026-10-01', validUntil: '2026-11-01' })
const withdrawn = record('withdrawn', { withdrawnAt: '2026-11-10T08:30:00Z' })
const page = { path: '/promotions/november/' }

type Row = [rule: string, records: DatedPageRecord[], now: string, kind: string, since?: string]

it.each<Row>([
  ['before its first validFrom it is a 404 and not linked', [november], '2026-10-31T23:59:59.999Z', 'absent'],
  ['validFrom is inclusive', [november], '2026-11-01T00:00:00Z', 'live'],
  ['the last instant', [november], '2026-11-30T23:59:59.999Z', 'live'],
  [
    'a record that has ended disappears by itself at its hour',
    [november],
    '2026-12-01T00:00:00Z',
    'gone',
    '2026-12-01'
  ],
  ['of two records on one page either keeps it', [before, november], '2026-11-15', 'live'],
  ['gone since the end of the last of them', [november, before], '2026-12-24', 'gone', '2026-12-01'],
  ['a withdrawn offer’s page is gone as well', [withdrawn], '2026-11-10T08:30:00Z', 'gone', '2026-11-10'],
  ['one that was withdrawn before it began was never there', [withdrawn], '2026-10-10', 'absent'],
  [
    'past its review date nothing is shown, and nothing is said to have ended',
    [record('late', { reviewBy: '2026-11-05' })],
    '2026-11-06',
    'absent'
  ],
  ['not on a site that the record does not name', [record('other', { sites: ['europe'] })], '2026-11-15', 'absent'],
  ['a page that no record names always stands', [record('x', { path: '/loyalty/' })], '2040-01-01', 'live']
])('%s', (_rule, records, now, kind, since) => {
  const state = pageStateAt(page, 'global', records, new Date(now))
  expect([state.kind, state.kind === 'gone' ? state.since.toISOString().slice(0, 10) : undefined]).toEqual([
    kind,
    since
  ])
})

it('pages of families with several records never go', () => {
  expect(pageStateAt({ ...page, family: true }, 'global', [november], new Date('2030-01-01')).kind).toBe('live')
})

const row = (path: string, rest: Partial<SiteMapRow> = {}): SiteMapRow => ({
  key: path,
  path,
  layout: 'default',
  screen: 'x',
  kind: 'contents',
  sites: 'all',
  status: 'live',
  ...rest
})
const rows = [
  row('/'),
  row('/promotions/', { family: true }),
  row('/promotions/november/'),
  row('/promotions/december/')
]
const december = record('december', {
  path: '/promotions/december/',
  validFrom: '2026-12-01',
  validUntil: '2027-01-01',
  sites: ['global']
})
const chain = [record('november', { successor: 'december' }), december]

describe('the site map at an instant', () => {
  it.each<[rule: string, now: string, paths: string[]]>([
    ['what runs now', '2026-11-15', ['/', '/promotions/', '/promotions/november/ global europe']],
    ['at the hour one goes and the next comes', '2026-12-01', ['/', '/promotions/', '/promotions/december/ global']],
    ['when all are over', '2027-01-01', ['/', '/promotions/']]
  ])('%s', (_rule, now, paths) => {
    const found = siteMapAt(rows, chain, new Date(now))
    expect(found.map(({ path, sites }) => (sites === 'all' ? path : [path, ...sites].join(' ')))).toEqual(paths)
  })
})

it.each<[rule: string, now: string, path: string]>([
  ['the successor’s page', '2026-12-15', '/promotions/december/'],
  ['that has ended as well: the family’s page', '2027-02-01', '/promotions/'],
  ['that has not begun: the family’s page', '2026-11-20', '/promotions/']
])('links its successor: %s', (_rule, now, path) => {
  const [first] = chain
  expect(first && successorPath(first, 'global', chain, siteMapAt(rows, chain, new Date(now)))).toBe(path)
})

it.each<[rule: string, records: DatedPageRecord[], siteRows: SiteMapRow[], path: string]>([
  ['without an ancestor: home', [november], [row('/')], '/'],
  [
    'records that name each other end the search',
    [record('a', { successor: 'b' }), record('b', { successor: 'a' })],
    rows,
    '/promotions/'
  ]
])('links its successor: %s', (_rule, records, siteRows, path) => {
  const [first] = records
  expect(first && successorPath(first, 'global', records, siteRows)).toBe(path)
})

it.each<[rule: string, now: string, boundary: string | null]>([
  ['until it begins', '2026-10-01', '2026-11-01'],
  ['until it ends', '2026-11-02', '2026-12-01'],
  ['never again', '2026-12-01', null]
])('a page that links it is good %s', (_rule, now, boundary) => {
  const found = pageBoundary(page.path, [november], new Date(now))
  expect(found?.toISOString().slice(0, 10) ?? null).toBe(boundary)
})
