/** A text as markup may carry it, in an element or between the quotes of an attribute. In: any text. Out: the text, with nothing that begins or ends either. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
