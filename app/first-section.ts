const closing = '</section>'
const bannerClosing = '</header>'

/**
 * Where the first section of a document's <main> ends, which is its banner where it has one, or <main> itself where it has no section: what comes up to there is
 * painted first. A part or an island is replaced by the browser, and a section in it with it: there it is where the part begins.
 */
export function endOfFirstSection(html: string): number {
  const main = Math.max(0, html.indexOf('<main'))
  const end = html.indexOf(closing, main)
  const mainEnd = html.indexOf('</main>', main)
  const banner = html.indexOf('<header class="banner', main)
  if (banner >= 0 && banner < mainEnd) return html.indexOf(bannerClosing, banner) + bannerClosing.length
  if (end < 0 || end > mainEnd) return mainEnd
  const before = html.slice(main, html.lastIndexOf('<section', end))
  const replaced = Math.max(before.lastIndexOf(' data-hydrate='), before.lastIndexOf(' data-island='))
  return replaced < 0 ? end + closing.length : main + before.lastIndexOf('<', replaced)
}
