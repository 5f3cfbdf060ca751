/** French counts the first of a month alone by an ordinal: "1er mars", "1er–5 mars". */
export const firstOfMonth = (words: string, locale: string): string =>
  locale === 'fr' ? words.replace(/(?<![\d,.])1(?=\s\p{L}|–\d)/u, '1er') : words
