const adopted = new Set<string>()

/** Gives the document the styles that come with a behaviour's code, each once. In: the text of a style sheet. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return
  adopted.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
