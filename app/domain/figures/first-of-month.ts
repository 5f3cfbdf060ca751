/** French counts the first of a month alone by an ordinal: "1er mars", "1er–5 mars". Browsers run it too, and older ones know no lookbehind. */
export const firstOfMonth = (words: string, locale: string): string =>
  locale === 'fr' ? words.replace(/(^|[^\d,.])1(?=\s\p{L}|–\d)/u, (_, before: string) => `${before}1er`) : words
