/** The sections of a text in Markdown, each from its heading of the second level on. The text before the first heading is `opening`. */
export function splitAtHeadings(markdown: string): { opening: string; sections: string[] } {
  const [opening = '', ...sections] = `\n${markdown}`.split(/\n(?=## )/)
  return { opening: opening.trim(), sections }
}
