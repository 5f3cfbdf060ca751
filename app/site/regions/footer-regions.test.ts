import * as v from 'valibot'
import { expect, it } from 'vitest'
import { regionEntrySchema } from '../../domain/entities/entities.schema.ts'
import type { Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { siteConfiguration } from '../config/site-configuration.data.ts'
import { footerRegions } from './footer-regions.ts'

const entries = (displayLocale: Locale) =>
  footerRegions({
    choices: siteConfiguration.footerRegions,
    displayLocale,
    urlOf: ({ id, locale }) => `https://${id}.test/${locale}/?force=1`,
    flagOf: flag => `/${flag ?? 'globe'}.svg`
  })

/** The table of regions of the specification, with French as the default language of Global. */
it.each<[region: string, id: SiteId, languages: Locale[]]>([
  ['Global', 'global', ['fr', 'en', 'es']],
  ['Europe', 'europe', ['en']],
  ['Belgium', 'belgium', ['nl', 'fr']],
  ['Brazil', 'brazil', ['pt-br']],
  ['Bosnia and Herzegovina', 'bosnia', ['bs']],
  ['Canada (Ontario)', 'ontario', ['en']],
  ['Finland', 'finland', ['fi']],
  ['Germany', 'germany', ['de']],
  ['Hungary', 'hungary', ['hu']],
  ['Netherlands', 'netherlands', ['nl']],
  ['Philippines', 'philippines', ['en']],
  ['Poland', 'poland', ['pl']],
  ['Ukraine', 'ukraine', ['uk']],
  ['United Kingdom', 'united-kingdom', ['en']]
])('S2-28 %s: %s', (region, id, languages) => {
  const own = entries('en').filter(entry => entry.id === id)
  expect(own.map(({ locale }) => locale)).toEqual(languages)
  expect(own.every(({ countryName }) => countryName === region)).toBe(true)
})

it.each(['fr', 'en'] as const)(
  'S3-1 id, url (with force=1 query), imagePath (flag), countryName, languageName, locale, localeName, in %s',
  displayLocale => {
    for (const entry of entries(displayLocale)) expect(v.is(regionEntrySchema, entry), JSON.stringify(entry)).toBe(true)
  }
)

it.each<[display: Locale, id: SiteId, expected: object]>([
  [
    'fr',
    'germany',
    { countryName: 'Allemagne', languageName: 'Allemand', localeName: 'Deutsch', imagePath: '/de.svg' }
  ],
  ['en', 'germany', { countryName: 'Germany', languageName: 'German', localeName: 'Deutsch' }],
  [
    'fr',
    'ukraine',
    { countryName: 'Ukraine', languageName: 'Ukrainien', localeName: 'Українська', imagePath: '/ua.svg' }
  ],
  ['fr', 'global', { countryName: 'International', imagePath: '/globe.svg' }]
])('S2-27 written in %s: %s', (display, id, expected) => {
  expect(entries(display).find(entry => entry.id === id)).toMatchObject(expected)
})
