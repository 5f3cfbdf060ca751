/** The markup of every still part that the document arrived with, or that a payload brought, by `<pathname> <name>`. */
const markup = new Map<string, string>()

const key = (pathname: string, name: string) => (name.startsWith('shell-') ? name : `${pathname} ${name}`)

/** Keeps the still parts of a page. In: its pathname (without locale) and markup by name. */
export function keepStillMarkup(pathname: string, parts: Record<string, string>): void {
  for (const [name, html] of Object.entries(parts)) markup.set(key(pathname, name), html)
}

/** Reads the still parts of the document as it stands, translated or not: called once, before hydration. */
export function keepStillMarkupOfDocument(pathname: string): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-still]')) {
    const { still } = part.dataset
    if (still) markup.set(key(pathname, still), part.innerHTML)
  }
}

/** Out: the markup of one part, or undefined where nothing was kept for it. */
export function stillMarkup(pathname: string, name: string): string | undefined {
  return markup.get(key(pathname, name))
}
