/** What the visitor or the browser has made of an element since it was rendered. */
const kept: ReadonlySet<string> = new Set(['open', 'style', 'tabindex'])

/**
 * Makes an element say what another one says, and leaves all of it in place that says so already: focus, open details, pictures and a selection stay.
 * In: the element in the document, and one of the same kind, whose children are taken.
 */
export function patchElement(element: Element, next: Element): void {
  for (const name of element.getAttributeNames())
    if (!next.hasAttribute(name) && !kept.has(name)) element.removeAttribute(name)
  for (const { name, value } of next.attributes)
    if (!kept.has(name) && element.getAttribute(name) !== value) element.setAttribute(name, value)
  const children = [...element.childNodes]
  const wanted = [...next.childNodes]
  for (const [index, child] of wanted.entries()) {
    const present = children[index]
    if (!present) element.append(child)
    else if (!present.isEqualNode(child)) patchNode(present, child)
  }
  for (const child of children.slice(wanted.length)) child.remove()
}

function patchNode(present: ChildNode, next: ChildNode): void {
  if (present instanceof Element && next instanceof Element && present.localName === next.localName)
    patchElement(present, next)
  else if (present instanceof CharacterData && next instanceof CharacterData && present.nodeType === next.nodeType)
    present.data = next.data
  else present.replaceWith(next)
}
