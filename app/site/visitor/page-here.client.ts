/** How a call names the page at hand, and the language of one below `/network/`, whose path does not name it. */
export function pageHere(): Record<string, string> {
  const lang = new URLSearchParams(location.search).get('lang')
  return { page: location.pathname, ...(lang !== null && { lang }) }
}
