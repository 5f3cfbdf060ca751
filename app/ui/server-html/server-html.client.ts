/** Turns HTML that our server has rendered into nodes: the one way in which markup enters a document. */
export const nodesOf = (html: string): DocumentFragment => document.createRange().createContextualFragment(html)

/** Puts server HTML in the place of what an element holds. */
export function putHtml(element: Element, html: string): void {
  element.replaceChildren(nodesOf(html))
}
