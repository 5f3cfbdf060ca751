/** Acts once the page is laid out. A question for a size or for how far it is scrolled, asked before, would lay it out at once. */
export function onceLaidOut(act: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    act()
  })
  observer.observe(document.body)
}
