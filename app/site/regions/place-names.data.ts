import type { Locale } from '../../domain/locales/locale.ts'
import type { sites } from '../../domain/sites/sites.data.ts'

/** Ontario is a part of one. */
type WithoutCountry = Extract<(typeof sites)[number], { countryKey: null }>['id'] | 'ontario'

/** The names of places that the data of languages lacks, or calls otherwise than our texts: a country by its code, `CAON` for Ontario. */
export const placeNames: Readonly<Record<string, Partial<Record<Locale, string>>>> = {
  BA: { en: 'Bosnia and Herzegovina' },
  CAON: {
    fr: 'Ontario (Canada)',
    en: 'Ontario (Canada)',
    es: 'Ontario (Canadá)',
    nl: 'Ontario (Canada)',
    'pt-br': 'Ontário (Canadá)',
    bs: 'Ontario (Kanada)',
    fi: 'Ontario (Kanada)',
    de: 'Ontario (Kanada)',
    hu: 'Ontario (Kanada)',
    pl: 'Ontario (Kanada)',
    uk: 'Онтаріо (Канада)'
  } satisfies Record<Locale, string>,
  NL: { bs: 'Holandija' },
  US: { bs: 'Sjedinjene Američke Države' }
}

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
  },
  europe: {
    fr: 'Europe',
    en: 'Europe',
    es: 'Europa',
    nl: 'Europa',
    'pt-br': 'Europa',
    bs: 'Evropa',
    fi: 'Eurooppa',
    de: 'Europa',
    hu: 'Európa',
    pl: 'Europa',
    uk: 'Європа'
  },
  ontario: {
    fr: 'Canada (Ontario)',
    en: 'Canada (Ontario)',
    es: 'Canadá (Ontario)',
    nl: 'Canada (Ontario)',
    'pt-br': 'Canadá (Ontário)',
    bs: 'Kanada (Ontario)',
    fi: 'Kanada (Ontario)',
    de: 'Kanada (Ontario)',
    hu: 'Kanada (Ontario)',
    pl: 'Kanada (Ontario)',
    uk: 'Канада (Онтаріо)'
  }
} as const satisfies Record<WithoutCountry, Record<Locale, string>>
