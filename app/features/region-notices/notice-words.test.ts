import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { countryRules } from '../../../content/country-rules/country-rules.schema.ts'
import type { Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { readEnvironment } from '../../site/config/environment.ts'
import type { Translate } from '../../site/messages/translate.ts'
import type { NoticeKind } from './due-notice.ts'
import { noticeWords } from './notice-words.ts'

const rules = v.parse(countryRules, parse(readFileSync('content/country-rules/country-rules.yaml', 'utf8')))
const environment = readEnvironment({})
const keys: Translate = (key, ...[values]) => `${key}${values ? ` ${Object.values(values).join(' ')}` : ''}`

type Reader = { siteId: SiteId; countryKey: string | null; locale: Locale; path: string }
const words = (kind: NoticeKind, { siteId, countryKey, locale, path }: Reader) =>
  noticeWords(kind, {
    t: keys,
    siteId,
    locale,
    path,
    environment,
    countryKey,
    countryRules: rules,
    now: new Date('2026-11-20T12:00:00Z')
  })
const english = (siteId: SiteId, countryKey: string | null, path = '/'): Reader => ({
  siteId,
  countryKey,
  locale: 'en',
  path
})

it.each<[rule: string, kind: NoticeKind, reader: Reader, paragraphs: string[], actions: [string, string?][]]>([
  [
    'S2-47 "The Ontario button leads to `{ontario origin}/?force=1&{current query}`"',
    'ontario',
    english('global', 'CAON', '/download/'),
    ['ontario'],
    [['ontario-go', 'http://ontario.localhost:3000/?force=1'], ['stay']]
  ],
  [
    'S2-45 "no real money gambling in this country; the page is informational only; sign-up is not possible; an OK button"',
    'region-warning',
    english('brazil', 'BR'),
    ['warning', 'warning-information'],
    [['ok']]
  ],
  [
    '"the notice names the regional site where one exists", and the way there comes first where one can sign up',
    'region-warning',
    english('global', 'GB', '/download/'),
    ['warning', 'warning-information', 'warning-open-site United Kingdom'],
    [['to-region United Kingdom', 'http://united-kingdom.localhost:3000/download/?force=1'], ['ok']]
  ],
  [
    'a regional site that is for information too',
    'region-warning',
    english('global', 'BR'),
    ['warning', 'warning-information', 'warning-own-site Brazil'],
    [['ok'], ['to-region Brazil', 'http://brazil.localhost:3000/?force=1']]
  ],
  [
    'in French, on a site that speaks it too',
    'region-warning',
    { siteId: 'global', countryKey: 'BE', locale: 'fr', path: '/' },
    ['warning', 'warning-information', 'warning-open-site Belgique'],
    [['to-region Belgique', 'http://belgium.localhost:3000/fr/?force=1'], ['ok']]
  ],
  [
    'S2-46 "its button leads to global, same path and query"',
    'ontario-redirect',
    english('ontario', 'AQ', '/about-us/'),
    ['redirect'],
    [['redirect-go', 'http://localhost:3000/en/about-us/'], ['stay']]
  ],
  [
    'from an address without a page to the home of global',
    'ontario-redirect',
    english('ontario', 'AQ', '/nowhere/'),
    ['redirect'],
    [['redirect-go', 'http://localhost:3000/en/'], ['stay']]
  ]
])('%s', (_rule, kind, reader, paragraphs, actions) => {
  const said = words(kind, reader)
  expect(said.paragraphs).toEqual(paragraphs.map(key => `region-notices.${key}`))
  expect(said.actions.map(({ text, href }) => [text, href])).toEqual(
    actions.map(([key, href]) => [`region-notices.${key}`, href])
  )
  expect(said.actions[0]?.kind).toBe('act')
})

it('S8-14 says the specification\'s own sentence: "We\'re sorry. We do not offer real money gambling in the country you are in."', () => {
  const messages = JSON.parse(readFileSync('content/messages/en.json', 'utf8'))
  expect(messages['region-notices.warning']).toBe(
    "We're sorry. We do not offer real money gambling in the country you are in."
  )
  expect(messages['region-notices.ok']).toBe('OK')
})
