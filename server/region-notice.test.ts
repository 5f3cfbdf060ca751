import { expect, it } from 'vitest'
import { readEnvironment } from '../app/site/config/environment.ts'
import { siteConfigurationOf } from '../app/site/config/site-configuration.ts'
import { audienceOf } from '../app/site/visitor/audience.ts'
import { type AskableNotice, askableNotices, isAskable, type NoticeReader, regionNotice } from './region-notice.ts'

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
  ['the flag takes nothing else away', 'region-warning', false, true],
  ['nor the reasons', 'why-this', false, true]
])('%s', (_rule, notice, selfExclusionModalSupported, said) => {
  const words = regionNotice(notice, { ...reader, flags: { ...flags, selfExclusionModalSupported } })
  expect(words !== null).toBe(said)
})

it('answers what it can be asked for, and nothing else', () => {
  for (const notice of askableNotices) expect(regionNotice(notice, reader)).not.toBeNull()
  expect(['ontario', 'offers', 'toString', ''].map(isAskable)).toEqual([true, false, false, false])
})
