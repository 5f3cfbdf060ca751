import type { Locale } from '../app/domain/locales/locale.ts'

/** Letters beyond A to Z of each language, small ones; capitals are added. */
const alphabets: Record<Locale, string> = {
  fr: 'àâæçéèêëîïôœùûüÿ',
  en: '',
  es: 'áéíñóúü',
  nl: 'áèéêëïíóöü',
  'pt-br': 'áâãàçéêíóôõú',
  bs: 'čćđšž',
  fi: 'äöåšž',
  de: 'äöüß',
  hu: 'áéíóöőúüű',
  pl: 'ąćęłńóśźż',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'
}

/** Signs of one language alone. */
const signs: Partial<Record<Locale, string>> = { es: '¡¿ªº', 'pt-br': 'ªº', uk: '№' }

/** The signs that pages of every language write. */
const shared = '\u00a0©®°±²³·×÷§¼½¾‘’‚“”„‹›«»–—…•†€£™−→←↑↓'

/** Letters of names on pages of other languages too: people, authorities, laws. */
const ofNames = 'ÁÅÄÖÜáâãäåçèéêëíîïñóôõöøúüßčćšžŁłńśżęąőű'

/** Letters of names of people and places, in headings: small ones; capitals are added. */
const ofPlaces = 'åéó'

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')

/** The letters and signs that a font of a language draws. A test of the built site says what is missing. */
export function lettersOf(locale: Locale, use: 'text' | 'headings', languageNames: string): string {
  const own = alphabets[locale]
  const small = own + ofPlaces
  const letters = [...ascii, ...shared, ...small, ...small.toLocaleUpperCase(), ...(signs[locale] ?? '')]
  return [...new Set(use === 'text' ? [...letters, ...ofNames, ...languageNames] : letters)].join('')
}
