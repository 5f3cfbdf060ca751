/** What is never isolated: notices that must be heard and closed whatever is open. */
const spared = '[data-toasts]'

/** The elements of a document that are never isolated. */
export const sparedIn = (document: Document): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(spared)]

/**
 * Makes all of a document inert but some elements; the next call gives back what is then free, and null frees all.
 * In: what to do when something comes into the body meanwhile, as by a client-side navigation.
 */
export function createIsolation(document: Document, arrived: () => void): (kept: readonly Element[] | null) => void {
  let silenced = new Set<Element>()
  const arrivals = new MutationObserver(arrived)
  return kept => {
    const wanted = new Set<Element>()
    const collect = (parent: Element) => {
      for (const child of parent.children) {
        if (kept?.includes(child) || child.matches(spared)) continue
        if (kept?.some(element => child.contains(element))) collect(child)
        else if (silenced.has(child) || !child.hasAttribute('inert')) wanted.add(child)
      }
    }
    if (kept) collect(document.body)
    for (const element of silenced) if (!wanted.has(element)) element.removeAttribute('inert')
    for (const element of wanted) element.setAttribute('inert', '')
    silenced = wanted
    arrivals.disconnect()
    if (kept) arrivals.observe(document.body, { childList: true })
  }
}
