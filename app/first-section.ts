const closing = '</section>'
const banner = /<header class="(?:masthead|contents-head \S)/g
const bannerClosing = '</header>'

/**
 * Where the first section of a document's <main> ends, which is its banner or a head with a look of its own (`contents-head x`) where it has one, or <main> itself where it has no section:
 * what comes up to there is painted first. A part or an island is replaced by the browser, and a section in it with it: there it is where the part begins.
 */
export function endOfFirstSection(html: string): number {
  const main = Math.max(0, html.indexOf('<main'))
  const end = html.indexOf(closing, main)
  const mainEnd = html.indexOf('</main>', main)
  banner.lastIndex = main
  const opening = banner.exec(html)?.index ?? mainEnd
  if (opening < mainEnd) return html.indexOf(bannerClosing, opening) + bannerClosing.length
  if (end < 0 || end > mainEnd) return mainEnd
  const before = html.slice(main, html.lastIndexOf('<section', end))
  const replaced = Math.max(before.lastIndexOf(' data-hydrate='), before.lastIndexOf(' data-island='))
  return replaced < 0 ? end + closing.length : main + before.lastIndexOf('<', replaced)
}
