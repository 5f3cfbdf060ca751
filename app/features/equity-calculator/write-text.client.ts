/** Writes a text into the part of an element that carries an attribute. */
export function writeText(root: ParentNode, attribute: string, text: string): void {
  const part = root.querySelector(`[${attribute}]`)
  if (part) part.textContent = text
}
