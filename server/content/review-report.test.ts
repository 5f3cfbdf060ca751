import { expect, it } from 'vitest'
import { content } from '../../tests/fixtures/content.ts'
import { type DueReview, reviewReport } from './review-report.ts'

const [rule] = content.countryRules
const [offer] = content.offers
const [mark] = content.trustMarks
if (!rule || !offer || !mark) throw new Error('the demo has records of every collection')

const one = {
  countryRules: [{ ...rule, reviewBy: '2027-03-31' }],
  offers: [{ ...offer, reviewBy: '2027-04-10', validUntil: '2028-01-01' }],
  trustMarks: [{ ...mark, validUntil: '2027-04-20' }],
  worldRecord: { ...content.worldRecord, reviewBy: '2028-06-30' }
}

it.each<[rule: string, at: string, due: [DueReview['collection'], DueReview['state']][]]>([
  ['before the thirty days: nothing', '2027-03-01T23:59:59Z', []],
  ['thirty days before: soon', '2027-03-02T00:00:00Z', [['country-rules', 'soon']]],
  [
    'the day of the review itself is in time',
    '2027-03-31T23:59:59Z',
    [
      ['country-rules', 'soon'],
      ['offers', 'soon'],
      ['trust-marks', 'soon']
    ]
  ],
  [
    'the day after: past',
    '2027-04-01T00:00:00Z',
    [
      ['country-rules', 'past'],
      ['offers', 'soon'],
      ['trust-marks', 'soon']
    ]
  ],
  [
    'a mark is past at its expiry',
    '2027-04-20T00:00:00Z',
    [
      ['country-rules', 'past'],
      ['offers', 'past'],
      ['trust-marks', 'past']
    ]
  ],
  [
    'an offer that has ended needs no review',
    '2028-01-01T00:00:00Z',
    [
      ['country-rules', 'past'],
      ['trust-marks', 'past']
    ]
  ]
])('%s', (_rule, at, due) => {
  expect(reviewReport(one, new Date(at)).map(({ collection, state }) => [collection, state])).toEqual(due)
})

it('a rule that a newer one has replaced needs no review, before that it does', () => {
  const newer = { ...rule, validFrom: '2027-05-01', reviewBy: '2040-01-01' }
  const records = {
    countryRules: [...one.countryRules, newer],
    offers: [],
    trustMarks: [],
    worldRecord: one.worldRecord
  }
  expect(reviewReport(records, new Date('2027-04-30'))).toHaveLength(1)
  expect(reviewReport(records, new Date('2027-05-01'))).toEqual([])
})

it('names the file and the record', () => {
  expect(reviewReport(one, new Date('2027-03-10'))).toEqual([
    {
      collection: 'country-rules',
      file: 'country-rules/country-rules.yaml',
      record: `${rule.countryKey} from ${rule.validFrom}`,
      reviewBy: '2027-03-31',
      state: 'soon'
    }
  ])
})

it('nothing of the demo is due before 2035', () => {
  expect(reviewReport(content, new Date('2035-01-01'))).toEqual([])
})
