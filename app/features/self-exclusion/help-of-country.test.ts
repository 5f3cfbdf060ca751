import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { countryRules } from '../../../content/country-rules/country-rules.schema.ts'
import { trustMarks } from '../../../content/trust-marks/trust-marks.schema.ts'
import { type SiteId, siteIds } from '../../domain/sites/site-id.ts'
import { helpOfCountry } from './help-of-country.ts'

const rules = v.parse(countryRules, parse(readFileSync('content/country-rules/country-rules.yaml', 'utf8')))
const marks = v.parse(trustMarks, parse(readFileSync('content/trust-marks/trust-marks.yaml', 'utf8')))

const helpOf = (siteId: SiteId, countryKey: string | null, at = '2026-11-20T12:00:00Z') =>
  helpOfCountry({ siteId, countryKey, countryRules: rules, trustMarks: marks, locale: 'en', now: new Date(at) })
const names = (siteId: SiteId, countryKey: string | null, at?: string) =>
  helpOf(siteId, countryKey, at).map(({ scope, entries }) => `${scope}: ${entries.map(({ name }) => name).join(', ')}`)

const everywhere = 'international: Free support for players: Gambling Therapy'

it.each<[rule: string, siteId: SiteId, countryKey: string | null, lists: string[]]>([
  [
    '"lists the registers and helplines of the visitor\'s country"',
    'global',
    'FR',
    ['visitor: Joueurs Info Service, Interdiction volontaire de jeux (ANJ)']
  ],
  ['of Ontario', 'global', 'CAON', ['visitor: ConnexOntario, BetGuard']],
  [
    'the visitor’s country comes before the site’s',
    'belgium',
    'GB',
    ['visitor: National Gambling Helpline (GamCare), GAMSTOP']
  ],
  [
    "fallback: the site's country",
    'germany',
    null,
    ['site: Bundesinstitut für Öffentliche Gesundheit, check-dein-spiel.de, OASIS']
  ],
  [
    '... for a country that has none',
    'germany',
    'US',
    ['site: Bundesinstitut für Öffentliche Gesundheit, check-dein-spiel.de, OASIS']
  ],
  ['then Gambling Therapy', 'global', null, [everywhere]],
  ['... where neither country has any', 'bosnia', 'BA', [everywhere]],
  [
    'a register alone is nobody to talk to',
    'hungary',
    'HU',
    [
      'visitor: Játékosvédelmi nyilvántartás (SZTFH), Szabályozott Tevékenységek Felügyeleti Hatósága (SZTFH)',
      everywhere
    ]
  ]
])('%s: %s, %s', (_rule, siteId, countryKey, lists) => expect(names(siteId, countryKey)).toEqual(lists))

it('helplines never disappear by a date', () => {
  for (const siteId of siteIds)
    for (const key of [null, ...rules.map(({ countryKey }) => countryKey)])
      expect(names(siteId, key, '2099-01-01T00:00:00Z')).toEqual(names(siteId, key))
})

it('there is somebody to talk to on every site, for every visitor', () => {
  for (const siteId of siteIds)
    for (const key of [null, 'AQ', ...rules.map(({ countryKey }) => countryKey)]) {
      const entries = helpOf(siteId, key).flatMap(group => group.entries)
      expect(
        entries.some(({ kind }) => kind === 'helpline'),
        `${siteId} ${key}`
      ).toBe(true)
    }
})

it.each<[rule: string, siteId: SiteId, countryKey: string, entries: string[]]>([
  [
    'a helpline that is not verified gives way to the regulator’s address',
    'netherlands',
    'NL',
    ['helpline Loket Kansspel', 'self-exclusion Cruks', 'regulator Kansspelautoriteit']
  ],
  [
    'a register alone: the regulator too',
    'hungary',
    'HU',
    [
      'self-exclusion Játékosvédelmi nyilvántartás (SZTFH)',
      'regulator Szabályozott Tevékenységek Felügyeleti Hatósága (SZTFH)'
    ]
  ],
  [
    'verified ones stay alone',
    'global',
    'FR',
    ['helpline Joueurs Info Service', 'self-exclusion Interdiction volontaire de jeux (ANJ)']
  ]
])('S6-22 %s', (_rule, siteId, countryKey, entries) => {
  const [group] = helpOf(siteId, countryKey)
  expect(group?.entries.map(({ kind, name }) => `${kind} ${name}`)).toEqual(entries)
  expect(group?.entries.find(({ kind }) => kind === 'regulator')?.url ?? 'https:').toMatch(/^https:/)
})

it('its hours are written as the language writes times', () => {
  const countryRules = rules.map(rule => ({
    ...rule,
    help: rule.help.map(entry => ({ ...entry, verified: true, hours: { from: '08:00', until: '22:00' } }))
  }))
  const now = new Date('2026-11-20T12:00:00Z')
  const [group] = helpOfCountry({
    siteId: 'finland',
    countryKey: 'FI',
    countryRules,
    trustMarks: marks,
    locale: 'fi',
    now
  })
  expect(group?.entries[0]?.hours).toEqual({ from: '08.00', until: '22.00' })
})
