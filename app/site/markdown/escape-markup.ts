/** A text as markup may carry it, in an element or between the quotes of an attribute. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Text as XML may carry it: characters that XML forbids are left out. */
export const escapeXml = (text: string): string =>
  escapeMarkup(text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, ''))

export const xmlElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
