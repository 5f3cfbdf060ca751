import { expect, it } from 'vitest'
import { audienceOf } from '../../app/domain/law/audience.ts'
import { readEnvironment } from '../../app/site/config/environment.ts'
import { siteConfigurationOf } from '../../app/site/config/site-configuration.ts'
import { askable, type NoticeReader } from './region-notice.ts'

const { flags } = siteConfigurationOf('global')
const reader: NoticeReader = {
  t: (key, ..._values) => key,
  siteId: 'global',
  host: 'site',
  locale: 'en',
  environment: readEnvironment({}),
  content: { countryRules: [], trustMarks: [] },
  flags,
  location: { country: 'NO', region: null, countryKey: 'NO' },
  audience: audienceOf('global', 'NO', [], new Date('2026-11-20')),
  now: new Date('2026-11-20')
}

it.each<[rule: string, notice: keyof typeof askable, selfExclusionModalSupported: boolean, said: boolean]>([
  ['"a self-exclusion-style modal supported"', 'self-exclusion', true, true],
  ['S1-22 not supported: no modal', 'self-exclusion', false, false],
  ['why: it is said', 'why-this', true, true],
  ['the flag takes nothing else away', 'why-this', false, true]
])('%s', (_rule, notice, selfExclusionModalSupported, said) => {
  const words = askable[notice]({ ...reader, flags: { ...flags, selfExclusionModalSupported } })
  expect(words !== null).toBe(said)
})
