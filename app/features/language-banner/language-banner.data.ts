import type { Locale } from '../../site/locales/locale.ts'

/** The offer to read the page in another language, each in its own words: a visitor may not read the page's language at all. */
export const languageBannerWords = {
  fr: {
    sentence: 'Cette page existe aussi en français.',
    switchTo: 'Lire en français',
    dismiss: 'Rester sur cette page'
  },
  en: {
    sentence: 'This page is also available in English.',
    switchTo: 'Read in English',
    dismiss: 'Stay on this page'
  },
  es: {
    sentence: 'Esta página también está disponible en español.',
    switchTo: 'Leer en español',
    dismiss: 'Seguir en esta página'
  },
  nl: {
    sentence: 'Deze pagina is er ook in het Nederlands.',
    switchTo: 'Lees in het Nederlands',
    dismiss: 'Blijf op deze pagina'
  },
  'pt-br': {
    sentence: 'Esta página também está disponível em português.',
    switchTo: 'Ler em português',
    dismiss: 'Continuar nesta página'
  },
  bs: {
    sentence: 'Ova stranica postoji i na bosanskom jeziku.',
    switchTo: 'Čitajte na bosanskom',
    dismiss: 'Ostanite na ovoj stranici'
  },
  fi: {
    sentence: 'Tämä sivu on saatavilla myös suomeksi.',
    switchTo: 'Lue suomeksi',
    dismiss: 'Pysy tällä sivulla'
  },
  de: {
    sentence: 'Diese Seite gibt es auch auf Deutsch.',
    switchTo: 'Auf Deutsch lesen',
    dismiss: 'Auf dieser Seite bleiben'
  },
  hu: {
    sentence: 'Ez az oldal magyarul is elérhető.',
    switchTo: 'Olvasás magyarul',
    dismiss: 'Maradok ezen az oldalon'
  },
  pl: {
    sentence: 'Ta strona jest dostępna także po polsku.',
    switchTo: 'Czytaj po polsku',
    dismiss: 'Zostań na tej stronie'
  },
  uk: {
    sentence: 'Ця сторінка також доступна українською.',
    switchTo: 'Читати українською',
    dismiss: 'Залишитися на цій сторінці'
  }
} as const satisfies Record<Locale, { sentence: string; switchTo: string; dismiss: string }>
