import type { Locale } from '../../domain/locales/locale.ts'

type Files = { text: string; headings: string }

/** The font files of a language below `assets/fonts`: one a family, with the letters that its pages use. */
export const fontFiles = (locale: Locale): Files => ({
  text: `onest-${locale}.woff2`,
  headings: `sofia-sans-extra-condensed-${locale}.woff2`
})

export const fontFaces = ({ text, headings }: Files): string =>
  face('Onest', text, '400 600') + face('Sofia Sans Extra Condensed', headings, '700 850')

const face = (family: string, file: string, weight: string): string =>
  `@font-face{font-family:"${family}";src:url("${file}") format("woff2");font-weight:${weight};font-display:swap}`
