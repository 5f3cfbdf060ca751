import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { locales } from '../../app/domain/locales/locale.ts'
import { findPage } from '../../app/site/site-map/site-map.ts'
import { type FirstFlight, firstFlight } from '../../bench/first-flight.ts'
import { readMessages } from '../../build/vite/messages.ts'
import type { LiveAddress } from '../../server/pages/live-addresses.ts'
import { prerender } from '../../server/pages/prerender.ts'
import { siteMapNow } from '../../server/pages/site-map-now.ts'
import { buildsFolder } from '../../server/platform/builds.ts'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { elementsOf, textOf } from '../fixtures/html-elements.ts'
import { loadedScripts, sentBytes } from '../fixtures/loaded-scripts.ts'
import { createPageMaker } from '../fixtures/page-maker.ts'

const { pages, buildId } = await readBuiltSite()
const clientFolder = join(buildsFolder, buildId, 'client')

/** In bytes of brotli. React comes with the first part that needs it, never at the start. */
const budgets = { start: 8_400, react: 62_000, chunk: 4_900, fonts: 56_000 }

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const pageAt = (path: string): BuiltPage => {
  const page = pages.find(({ siteId, pathname }) => siteId === 'global' && pathname.replace('?lang=fr', '') === path)
  if (!page) throw new Error(`There is no page ${path}`)
  return page
}

it.each(
  pages
    .filter(({ siteId, locale, path, pathname }) => siteId === 'global' && locale === 'fr' && pathname === path)
    .map(({ path }) => [path])
)('the scripts that %s starts with stay within their budget, and React is not among them', path => {
  const scripts = loadedScripts(pageAt(path).html, clientFolder).map(file => ({
    file,
    bytes: sentBytes(file, clientFolder)
  }))
  const sum = scripts.reduce((total, { bytes }) => total + bytes, 0)
  const figures = scripts.map(({ file, bytes }) => `${kB(bytes)} ${file}`).join('\n')
  expect(sum, `${path} loads ${kB(sum)} of script:\n${figures}`).toBeLessThan(budgets.start)
  expect(scripts.filter(({ file }) => file.includes('react'))).toEqual([])
})

it('every chunk stays within its budget', () => {
  const files = readdirSync(join(clientFolder, 'assets')).filter(file => file.endsWith('.js'))
  const over = files.flatMap(file => {
    const bytes = sentBytes(`/assets/${file}`, clientFolder)
    const budget = file.startsWith('react-') ? budgets.react : file.startsWith('start-') ? budgets.start : budgets.chunk
    return bytes > budget ? [`${file} has ${kB(bytes)}`] : []
  })
  expect(files.length).toBeGreaterThan(10)
  expect(over).toEqual([])
})

/** What the first paint waits for, by screen: the document to the end of its first section, with the response headers. Each has some bytes to spare, since names of files hold hashes. */
const flights: Readonly<Record<string, number>> = {
  home: 11_150,
  policy: 11_800,
  'funds-method': 13_650,
  other: 11_500
}

/** Budgets are held on one day, on which all offers run: what ends or begins would move them. */
const day = new Date('2026-11-29T16:00:00Z')

type Weighed = Pick<BuiltPage, 'name' | 'html' | 'headers'>

/** The longest French document of each screen, of all audience classes. */
const families = new Map<string, Weighed>()
const maker = await createPageMaker(day)
const isFrench = ({ siteId, locale }: LiveAddress) => siteId === 'global' && locale === 'fr'
for await (const { address, audiences, rendered } of prerender(maker, isFrench)) {
  const family = findPage('global', address.path, siteMapNow(maker.settings.content(), day))?.screen ?? ''
  const html = rendered.document.body.toString()
  const name = `${address.pathname} (${audiences.map(audience => audience.name).join(', ')})`
  if (html.length > (families.get(family)?.html.length ?? 0))
    families.set(family, { name, html, headers: rendered.document.headers })
}

/** Measures at a quality that takes a tenth of the time, and at the best where that would be too much. */
function measured({ html, headers }: Weighed, isEnough: (flight: FirstFlight) => boolean): FirstFlight {
  const quick = firstFlight(html, headers, 9)
  return isEnough(quick) ? quick : firstFlight(html, headers)
}

it.each([...families])('the first flight of the family %s stays within its budget', (family, page) => {
  const budget = flights[family] ?? flights.other ?? 0
  const { flight, styles } = measured(page, found => found.flight < budget)
  expect(flight, `${page.name}: ${kB(flight)}, of which styles ${kB(styles)}`).toBeLessThan(budget)
})

/** Screens whose drawings or forms weigh more than the budget of every other, which is their goal; policies and posts are as long as their text. */
const documents: Readonly<Record<string, number>> = {
  home: 27_000,
  download: 27_650,
  tournaments: 29_400,
  'unique-features': 26_200,
  'game-guide': 29_100,
  'how-to-play': 23_850,
  series: 25_200,
  help: 24_800,
  'live-event': 25_300,
  policy: 40_000,
  glossary: 27_000,
  other: 23_700
}

it.each([...families])('the document of the family %s stays within its budget', (family, page) => {
  const budget = documents[family] ?? documents.other ?? 0
  const { whole } = measured(page, found => found.whole < budget)
  expect(whole, `${page.name}: ${kB(whole)}`).toBeLessThan(budget)
})

/** Elements cost a phone more than script does: style, layout and memory. An event that runs adds a hundred to the page of tournaments. */
const elements: Readonly<Record<string, number>> = {
  home: 1_050,
  tournaments: 1_850,
  'unique-features': 1_800,
  'game-guide': 1_800,
  glossary: 2_300,
  other: 1_400
}

it.each([...families])('the elements of the family %s stay within their budget', (family, { name, html }) => {
  const count = html.match(/<[a-z]/gi)?.length ?? 0
  expect(count, name).toBeLessThan(elements[family] ?? elements.other ?? 0)
})

/** What a page loads after its document: scripts as they are sent, and the fonts that its style sheet names. */
function scriptsAndFonts({ html }: BuiltPage): { scripts: number; fonts: number } {
  const scripts = loadedScripts(html, clientFolder).reduce((sum, file) => sum + sentBytes(file, clientFolder), 0)
  const styles = elementsOf(html, 'style').map(textOf).join('')
  const files = [...new Set(Array.from(styles.matchAll(/url\("?([^")]+\.woff2)/g), ([, file = '']) => file))]
  expect(files).toHaveLength(2)
  return { scripts, fonts: files.reduce((sum, file) => sum + statSync(join(clientFolder, file)).size, 0) }
}

const homes = pages.filter(({ path }) => path === '/')
const french = scriptsAndFonts(pageAt('/'))

it.each(locales)(
  'a page in %s starts with the scripts of every other, and its fonts stay within their budget',
  locale => {
    const page = homes.find(home => home.locale === locale)
    if (!page) throw new Error(`There is no home in ${locale}`)
    const { scripts, fonts } = scriptsAndFonts(page)
    expect(scripts).toBe(french.scripts)
    expect(fonts, `${kB(fonts)} of fonts`).toBeLessThan(budgets.fonts)
  }
)

it('long texts are never sent twice: the words of a policy stand once in its document', () => {
  const { html } = pageAt('/privacy-policy/')
  const paragraphs = elementsOf(elementsOf(html, 'main')[0] ?? html, 'p')
    .map(textOf)
    .filter(text => text.length > 80)
  expect(paragraphs.length).toBeGreaterThan(20)
  expect(paragraphs.filter(text => html.split(text.slice(0, 60).replaceAll('&', '&amp;')).length > 2)).toEqual([])
})

it('S4-35 "Locale message files load lazily": words of any locale come with the page that a browser asks for, none of them as code', () => {
  const files = readdirSync(join(clientFolder, 'assets')).filter(file => file.endsWith('.js'))
  const code = files.map(file => readFileSync(join(clientFolder, 'assets', file), 'utf8')).join('\n')
  const words = locales.flatMap(locale => Object.entries(readMessages(locale)))
  const longWords = words.filter(([, text]) => text.length > 20 && !text.includes('{'))
  expect(longWords.length).toBeGreaterThan(20)
  // Few texts begin as something in the code does: only those are looked for in it.
  const beginnings = new Set(Array.from({ length: code.length }, (_, index) => code.slice(index, index + 12)))
  const suspects = longWords.filter(([, text]) => beginnings.has(text.slice(0, 12)))
  expect(suspects.filter(([, text]) => code.includes(text)).map(([key]) => key)).toEqual([])
  for (const { html } of pages.filter(
    ({ siteId, locale, sampled }) => sampled && siteId === 'global' && locale === 'fr'
  ))
    expect(
      elementsOf(html, 'h1')
        .map(textOf)
        .filter(title => code.includes(title))
    ).toEqual([])
})
