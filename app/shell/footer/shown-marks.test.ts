import { expect, it } from 'vitest'
import type { TrustMark } from '../../../content/trust-marks/trust-marks.schema.ts'
import { inEveryLanguage } from '../../../tests/fixtures/in-every-language.ts'
import { shownMarks } from './shown-marks.ts'

const mark = (id: string, kind: TrustMark['kind'], rest: Partial<TrustMark> = {}): TrustMark => ({
  id,
  kind,
  width: 160,
  height: 56,
  label: inEveryLanguage(id),
  imgPath: `/badges/${id}.svg`,
  url: null,
  target: '_self',
  neutralText: inEveryLanguage('neutral'),
  validFrom: '2026-01-01',
  source: 'test',
  checkedOn: '2026-11-20',
  verified: false,
  validUntil: '2036-01-01',
  sites: ['global'],
  sample: true,
  ...rest
})

it.each<[rule: string, now: string, isShown: boolean, until: string | null]>([
  ['while it is valid, its picture shows', '2026-11-20T00:00:00Z', true, '2036-01-01T00:00:00.000Z'],
  ['"past it the mark falls back to neutral text"', '2036-01-01T00:00:00Z', false, null],
  ['before it begins as well', '2025-12-31T23:59:59Z', false, '2026-01-01T00:00:00.000Z']
])('%s', (_rule, now, isShown, until) => {
  const shown = shownMarks([mark('licence', 'licence')], 'global', new Date(now))
  expect(shown.rows.map(([row, marks]) => [row, marks.map(mark => mark.isShown)])).toEqual([['licences', [isShown]]])
  expect(shown.until?.toISOString() ?? null).toBe(until)
})

it.each<[rule: string, permissionOn: string | null, isShown: boolean, until: string]>([
  ['without a permission: the text', null, false, '2036-01-01'],
  ['from the day of the permission: the picture', '2026-11-20', true, '2036-01-01'],
  ['before it: the text, until that day', '2026-11-21', false, '2026-11-21']
])('S6-25 the mark of a regulator, %s', (_rule, permissionOn, isShown, until) => {
  const marks = [mark('arms', 'regulator', { permissionOn })]
  const { rows, ...shown } = shownMarks(marks, 'global', new Date('2026-11-20T12:00:00Z'))
  expect(rows.map(([row, list]) => [row, list.map(entry => entry.isShown)])).toEqual([['regulators', [isShown]]])
  expect(shown.until).toEqual(new Date(until))
})

it.each<[rule: string, marks: TrustMark[], rows: unknown[]]>([
  [
    'licence badges: a gambling licence, an over-18 notice, a player-support charity',
    [mark('a', 'licence'), mark('b', 'age'), mark('c', 'player-support')],
    [['licences', ['a', 'b', 'c']]]
  ],
  [
    'site badges: a gamble-aware organisation and a testing lab',
    [mark('a', 'gamble-aware'), mark('b', 'testing-lab')],
    [['site-badges', ['a', 'b']]]
  ],
  ['three industry award images', ['a', 'b', 'c'].map(id => mark(id, 'award')), [['awards', ['a', 'b', 'c']]]],
  ["another site's marks are not shown", [mark('a', 'licence', { sites: ['germany'] })], []]
])('%s', (_rule, marks, rows) => {
  const shown = shownMarks(marks, 'global', new Date('2026-11-20'))
  expect(shown.rows.map(([row, list]) => [row, list.map(({ mark }) => mark.id)])).toEqual(rows)
})
