import type { Locale } from '../../domain/locales/locale.ts'

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
  },
  NL: { bs: 'Holandija' },
  US: { bs: 'Sjedinjene Američke Države' }
}
