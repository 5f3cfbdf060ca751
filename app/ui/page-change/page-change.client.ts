/**
 * Calls back each time a client-side navigation has brought another page: its head is written anew then, in every browser, while the address
 * alone changes without an event in some. Out: how to stop.
 */
export function onPageChange(react: () => void): () => void {
  let { pathname } = location
  const head = new MutationObserver(() => {
    if (location.pathname === pathname) return
    pathname = location.pathname
    react()
  })
  head.observe(document.head, { childList: true })
  return () => head.disconnect()
}
