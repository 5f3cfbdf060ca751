/** Turns HTML that our server has rendered into nodes: the one way in which markup enters a document. */
export const nodesOf = (html: string): DocumentFragment => document.createRange().createContextualFragment(html)

/** Styles that an element holds are needed elsewhere too: they stay. */
export function putHtml(element: Element, html: string): void {
  document.head.append(...element.querySelectorAll('style'))
  element.replaceChildren(nodesOf(html))
}

/** The markup that an element holds, for the server's HTML to be put back. */
export const htmlOf = (element: Element): string => element.innerHTML

/** A script of another house, to be given its listeners and appended. */
export const scriptOf = (src: string): HTMLScriptElement =>
  Object.assign(document.createElement('script'), { src, async: true })
