import type { Locale } from '../locales/locale.ts'
import type { SiteId } from './site-id.ts'

/** The names of the regions that are no country, and of a country that is usually called otherwise than by its full name, in each language. */
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
  },
  bosnia: {
    fr: 'Bosnie-Herzégovine',
    en: 'Bosnia and Herzegovina',
    es: 'Bosnia y Herzegovina',
    nl: 'Bosnië en Herzegovina',
    'pt-br': 'Bósnia e Herzegovina',
    bs: 'Bosna i Hercegovina',
    fi: 'Bosnia ja Hertsegovina',
    de: 'Bosnien und Herzegowina',
    hu: 'Bosznia-Hercegovina',
    pl: 'Bośnia i Hercegowina',
    uk: 'Боснія і Герцеговина'
  }
} as const satisfies Partial<Record<SiteId, Record<Locale, string>>>
