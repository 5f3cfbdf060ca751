type Markup = { readonly __html: string }

/** The markup of every still part that the document arrived with, or that a payload brought, by `<pathname> <name>`. */
const markup = new Map<string, Markup>()

const key = (pathname: string, name: string) => (name.startsWith('shell-') ? name : `${pathname} ${name}`)

/** Keeps the still parts of a page. In: its pathname (without locale) and markup by name. */
export function keepStillMarkup(pathname: string, parts: Record<string, string>): void {
  for (const [name, __html] of Object.entries(parts)) markup.set(key(pathname, name), { __html })
}

/**
 * Keeps the still parts of the document as they stand, translated or not: called once, before hydration. Their markup is read only if React has to
 * make the part anew, which it does before it takes the old one away; reading a long policy at every start would cost time for nothing.
 */
export function keepStillMarkupOfDocument(pathname: string): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-still]')) {
    const { still } = part.dataset
    if (!still) continue
    markup.set(key(pathname, still), {
      get __html() {
        return part.innerHTML
      }
    })
  }
}

/** Out: the markup of one part, always the same object for React to compare, or undefined where nothing was kept for it. */
export const stillMarkup = (pathname: string, name: string): Markup | undefined => markup.get(key(pathname, name))
