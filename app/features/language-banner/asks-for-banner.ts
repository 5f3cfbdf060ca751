const primary = (tag: string) => tag.toLowerCase().split('-', 1)[0]

type Facts = { dismissed: boolean; preferred: string | undefined; lang: string }

/**
 * Whether it is worth asking the server for another language of the page, which answers for what the visitor's request says: not once the banner was closed in
 * this session, nor where the browser's first language is the page's own.
 */
export const asksForBanner = ({ dismissed, preferred, lang }: Facts): boolean =>
  !dismissed && preferred !== undefined && primary(preferred) !== primary(lang)
