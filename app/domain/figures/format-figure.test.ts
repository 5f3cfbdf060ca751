import { expect, it } from 'vitest'
import type { Figure } from './figure.ts'
import { formatFigure, formatMoneyRange } from './format-figure.ts'

const dollars = (amount: number): Figure => ({ kind: 'money', amount, currency: 'USD' })

const rows: [rule: string, figure: Figure, locale: string, written: string][] = [
  ['an average of 40+ concurrent viewers', { kind: 'count', value: 40 }, 'fr', '40'],
  ['a count of thousands', { kind: 'count', value: 48219 }, 'fr', '48\u202f219'],
  ['a count of thousands', { kind: 'count', value: 48219 }, 'en', '48,219'],
  ['100% match up to $600', dollars(600), 'en', '$600'],
  ['100% match up to $600', dollars(600), 'fr', '600\u00a0$'],
  ['100% match up to $600', dollars(600), 'nl', '$\u00a0600'],
  ['Spin & Gold stakes $0.25 to $200', dollars(0.25), 'en', '$0.25'],
  ['Spin & Gold stakes $0.25 to $200', dollars(0.25), 'fr', '0,25\u00a0$'],
  ['at least 80% of the session streamed', { kind: 'percent', value: 80 }, 'en', '80%'],
  ['at least 80% of the session streamed', { kind: 'percent', value: 80 }, 'fr', '80\u00a0%'],
  ['up to 200,000x', { kind: 'multiplier', value: 200_000 }, 'en', '200,000x'],
  ['up to 200,000x', { kind: 'multiplier', value: 200_000 }, 'fr', '200\u202f000×'],
  ['minimum 18+, 19+, 21+ or 24+', { kind: 'age', value: 18 }, 'fr', '18+'],
  ['the past three months', { kind: 'duration', value: 3, unit: 'month' }, 'en', '3\u00a0months'],
  ['the past three months', { kind: 'duration', value: 3, unit: 'month' }, 'fr', '3\u00a0mois'],
  ['24 hours', { kind: 'duration', value: 24, unit: 'hour' }, 'fr', '24\u00a0heures'],
  ['two dollars on one site are not written alike', { kind: 'money', amount: 10, currency: 'CAD' }, 'en', 'CA$10'],
  ['2 GB RAM', { kind: 'dataSize', value: 2, unit: 'gigabyte' }, 'en', '2\u00a0GB'],
  ['2 GB RAM', { kind: 'dataSize', value: 2, unit: 'gigabyte' }, 'fr', '2\u202fGo'],
  ['500 MB disk', { kind: 'dataSize', value: 500, unit: 'megabyte' }, 'fr', '500\u202fMo'],
  ['dates are days in UTC', { kind: 'date', value: '2026-12-31' }, 'en', '31 December 2026'],
  ['dates are days in UTC', { kind: 'date', value: '2026-12-31' }, 'fr', '31 décembre 2026'],
  ['the first of a month in French', { kind: 'date', value: '2026-04-01' }, 'fr', '1er avril 2026'],
  ['figures vary by month', { kind: 'month', value: '2026-11' }, 'fr', 'novembre 2026'],
  ['Monday 00:00 UTC', { kind: 'time', value: '00:00', timeZone: 'UTC' }, 'en', '00:00\u00a0UTC'],
  ['Monday 00:00 UTC', { kind: 'time', value: '00:00', timeZone: 'UTC' }, 'fi', '00.00\u00a0UTC'],
  [
    'a time in a French sentence',
    { kind: 'time', value: '18:30', timeZone: 'UTC' },
    'fr',
    '18\u00a0h\u00a030\u00a0UTC'
  ],
  ['Support is available 24/7', { kind: 'text', value: '24/7' }, 'fr', '24/7'],
  ['a text per locale', { kind: 'text', value: { fr: 'lundi', en: 'Monday' } }, 'fr', 'lundi'],
  [
    'English stands in for a locale that has none',
    { kind: 'text', value: { fr: 'lundi', en: 'Monday' } },
    'de',
    'Monday'
  ]
]

it.each(rows)('%s: %o in %s', (_rule, figure, locale, written) => {
  expect(formatFigure(figure, locale)).toBe(written)
})

it.each<[rule: string, side: 'server' | 'browser', written: string]>([
  ['Node formats Bosnian', 'server', '1.234.567,5'],
  ['browser-side formats map bs to hr', 'browser', '1.234.567,5']
])('%s', (_rule, side, written) => {
  expect(formatFigure({ kind: 'count', value: 1234567.5 }, 'bs', side)).toBe(written)
})

it.each<[locale: string, cents: string, thousands: string]>([
  ['fr', '0,25–200 $', '1 500–25 000 $'],
  ['en', '$0.25 – $200', '$1,500 – $25,000'],
  ['es', '0,25-200 $', '1500-25.000 $'],
  ['nl', '$ 0,25-200', '$ 1.500-25.000'],
  ['pt-br', 'US$ 0,25–200', 'US$ 1.500–25.000'],
  ['bs', '0,25 – 200 $', '1.500 – 25.000 $'],
  ['fi', '0,25–200 $', '1 500–25 000 $'],
  ['de', '0,25–200 $', '1.500–25.000 $'],
  ['hu', '0,25–200 $', '1500–25 000 $'],
  ['pl', '0,25–200 $', '1500–25 000 $'],
  ['uk', '0,25–200 $', '1 500–25 000 $']
])('a range of sums as %s writes it', (locale, cents, thousands) => {
  const written = [
    [0.25, 200],
    [1500, 25_000]
  ].map(([from = 0, to = 0]) => formatMoneyRange(from, to, 'USD', locale))
  expect(written.map(text => text.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual([cents, thousands])
})

it('a range of one sum is that sum', () => {
  expect(formatMoneyRange(11, 11, 'USD', 'en')).toBe('$11')
})
