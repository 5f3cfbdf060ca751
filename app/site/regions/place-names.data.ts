import type { Locale } from '../../domain/locales/locale.ts'
import type { sites } from '../../domain/sites/sites.data.ts'

/** The sites that are no country's, but for Europe, whose name the data of languages have, and Ontario, which is a part of one. */
type WithoutCountry = Exclude<Extract<(typeof sites)[number], { countryKey: null }>['id'], 'europe'>

/** The names of countries that the data of languages lacks, or calls otherwise than our texts. */
export const placeNames: Readonly<Record<string, Partial<Record<Locale, string>>>> = {
  BA: { en: 'Bosnia and Herzegovina' },
  NL: { bs: 'Holandija' },
  US: { bs: 'Sjedinjene Američke Države' }
}

/** The name of Ontario, where a language has one of its own. */
export const ontarioNames: Partial<Record<Locale, string>> = { 'pt-br': 'Ontário', uk: 'Онтаріо' }

/** The names of the sites that are no country's, in each language. */
export const regionNames = {
  global: {
    fr: 'International',
    en: 'Global',
    es: 'Internacional',
    nl: 'Internationaal',
    'pt-br': 'Internacional',
    bs: 'Međunarodna stranica',
    fi: 'Kansainvälinen',
    de: 'International',
    hu: 'Nemzetközi',
    pl: 'Strona międzynarodowa',
    uk: 'Міжнародний сайт'
  }
} as const satisfies Record<WithoutCountry, Record<Locale, string>>
