import { expect, it } from 'vitest'
import { audienceOf } from '../../app/domain/law/audience.ts'
import { readEnvironment } from '../../app/site/config/environment.ts'
import { siteConfigurationOf } from '../../app/site/config/site-configuration.ts'
import {
  type AskableNotice,
  askableNotices,
  dueRegionNotice,
  isAskable,
  type NoticeReader,
  regionNotice
} from './region-notice.ts'

const { flags } = siteConfigurationOf('global')
const reader: NoticeReader = {
  t: (key, ..._values) => key,
  siteId: 'global',
  host: 'site',
  locale: 'en',
  path: '/',
  environment: readEnvironment({}),
  content: { countryRules: [], trustMarks: [] },
  flags,
  location: { country: 'NO', region: null, countryKey: 'NO' },
  audience: audienceOf('global', 'NO', [], new Date('2026-11-20')),
  now: new Date('2026-11-20')
}

it.each<[rule: string, notice: AskableNotice, selfExclusionModalSupported: boolean, said: boolean]>([
  ['"a self-exclusion-style modal supported"', 'self-exclusion', true, true],
  ['S1-22 not supported: no modal', 'self-exclusion', false, false],
  ['the flag takes nothing else away', 'why-this', false, true]
])('%s', (_rule, notice, selfExclusionModalSupported, said) => {
  const words = regionNotice(notice, { ...reader, flags: { ...flags, selfExclusionModalSupported } })
  expect(words !== null).toBe(said)
})

it('answers what it can be asked for, and nothing else', () => {
  for (const notice of askableNotices) expect(regionNotice(notice, reader)).not.toBeNull()
  expect(['why-this', 'offers', 'toString', ''].map(isAskable)).toEqual([true, false, false, false])
})

const view = { markers: [], whitelisted: false, closeRM: false, closed: [] }
const toOntario: NoticeReader = { ...reader, siteId: 'ontario' }
const inOntario: NoticeReader = { ...reader, location: { country: 'CA', region: 'ON', countryKey: 'CAON' } }

it.each<[rule: string, reader: NoticeReader, view: Parameters<typeof dueRegionNotice>[1], notice: string | null]>([
  ['a place without a rule', reader, view, null],
  ['Ontario elsewhere', inOntario, view, 'ontario'],
  ['closed by the cookie', inOntario, { ...view, closeRM: true }, null],
  ['closed in a document that keeps no cookie', inOntario, { ...view, closed: ['ontario'] }, null],
  ['elsewhere on Ontario', toOntario, view, 'ontario-redirect'],
  ['S2-46 closed there by the cookie', toOntario, { ...view, closeRM: true }, null],
  ['closed in this document', toOntario, { ...view, closed: ['ontario-redirect'] }, null]
])('the notice that is due: %s', (_rule, asking, asked, notice) => {
  const due = dueRegionNotice(asking, asked)
  expect(due?.notice ?? null).toBe(notice)
  expect(due?.words.title).toEqual(notice === null ? undefined : expect.stringContaining('region-notices.'))
})
