import { expect, it } from 'vitest'
import type { Content } from '../../content/content.ts'
import { content } from '../../tests/fixtures/content.ts'
import { checkRecords, checkSamples } from './record-checks.ts'
import type { State } from './report.ts'

const now = new Date('2026-11-26T12:00:00Z')
const day = { validUntil: '2027-12-31', checkedOn: '2026-11-20' }
const [rule] = content.countryRules
const sound: Content = {
  ...content,
  countryRules: content.countryRules.slice(0, 1).map(one => ({
    ...one,
    ...day,
    reviewBy: '2027-12-31',
    help: one.help.map(item => ({ ...item, checkedOn: day.checkedOn, verified: true }))
  })),
  offers: content.offers.slice(0, 1).map(offer => ({ ...offer, ...day, reviewBy: '2027-12-31' })),
  trustMarks: content.trustMarks.slice(0, 1).map(mark => ({ ...mark, ...day })),
  worldRecord: { ...content.worldRecord, reviewBy: '2027-12-31' }
}
const withRule = (change: Partial<Content['countryRules'][number]>): Content => ({
  ...sound,
  countryRules: sound.countryRules.map(one => ({ ...one, ...change }))
})
const withHelp = (change: Partial<Content['countryRules'][number]['help'][number]>) =>
  withRule({ help: sound.countryRules.flatMap(({ help }) => help.map(item => ({ ...item, ...change }))) })
const withMark = (change: Partial<Content['trustMarks'][number]>): Content => ({
  ...sound,
  trustMarks: sound.trustMarks.map(mark => ({ ...mark, ...change }))
})

it.each<[what: string, of: Content, state: State, word: string]>([
  ['all were looked at', sound, 'good', 'within a year'],
  ['a licence is past its review', withRule({ reviewBy: '2026-11-25' }), 'fault', `${rule?.countryKey} from`],
  ['a licence is soon to be reviewed', withRule({ reviewBy: '2026-12-10' }), 'to-look-at', '2026-12-10'],
  ['a helpline was checked over a year ago', withHelp({ checkedOn: '2025-11-20' }), 'fault', 'helpline'],
  ['a helpline is not verified', withHelp({ verified: false }), 'to-look-at', 'not verified'],
  ['a rule was checked over a year ago', withRule({ checkedOn: '2025-11-20' }), 'to-look-at', 'rule of'],
  ['a badge is over', withMark({ validUntil: '2026-11-20' }), 'fault', 'trust-marks'],
  ['a badge ends within 60 days', withMark({ validUntil: '2027-01-20' }), 'to-look-at', 'ends on 2027-01-20'],
  ['a badge ends after 60 days', withMark({ validUntil: '2027-01-27' }), 'good', 'within a year']
])('records: %s', (_what, of, state, word) => {
  const result = checkRecords(of, now)
  expect([result.state, result.says.join('\n')]).toEqual([state, expect.stringContaining(word)])
})

it.each<[what: string, of: Content, operator: boolean, state: State, word: string]>([
  ['the site is a demonstration', content, true, 'fault', 'demonstration, and Rooms Limited'],
  ['licences', content, false, 'fault', 'SAMPLE-GB-0000'],
  ['offers, figures and what else is invented', withRule({ licence: null }), false, 'fault', 'offers 1'],
  ['none', { countryRules: [], offers: [] } as unknown as Content, false, 'good', 'nothing']
])('samples: %s', (_what, of, demo, state, word) => {
  const result = checkSamples(of, { demo, operatorName: 'Rooms Limited' })
  expect([result.state, result.says.join('\n')]).toEqual([state, expect.stringContaining(word)])
})
