type Facts = {
  /** Whether the visitor has closed the banner in this session. */
  dismissed: boolean
  /** The browser's first language, as a BCP 47 tag. */
  preferred: string | undefined
  /** The page's own language. */
  lang: string
}

const primary = (tag: string) => tag.toLowerCase().split('-', 1)[0]

/** Whether it is worth asking the server for another language of the page: it answers for what the visitor's request says. */
export const asksForBanner = ({ dismissed, preferred, lang }: Facts): boolean =>
  !dismissed && preferred !== undefined && primary(preferred) !== primary(lang)
