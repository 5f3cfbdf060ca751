import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SiteId, siteIds } from '../../app/domain/sites/site-id.ts'
import { siteOf } from '../../app/domain/sites/sites.ts'
import { pagePath } from '../../app/site/links/page-path.ts'
import { findPage, livePages } from '../../app/site/site-map/site-map.ts'
import { readMessages } from '../../build/vite/messages.ts'
import { siteMapNow } from '../../server/pages/site-map-now.ts'
import { content } from '../fixtures/content.ts'
import { attributeOf, elementsOf, metaOf, textOf } from '../fixtures/html-elements.ts'
import { runSite } from '../fixtures/running-site.ts'
import { readText } from '../fixtures/visible-words.ts'
import { offerWords } from '../fixtures/words-of-languages.data.ts'

const now = new Date('2026-11-20T12:00:00Z')
const rows = siteMapNow(content, now)

let site: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  site = await runSite({ now: () => now })
})
afterAll(() => site.stop())

const closedTo = (siteId: SiteId) => livePages(rows).filter(({ sites }) => sites !== 'all' && !sites.includes(siteId))
/** One page of each screen: the others differ by their address alone. */
const kindsClosedTo = (siteId: SiteId) => [...new Map(closedTo(siteId).map(row => [row.screen, row])).values()]
const hostOf = (siteId: SiteId) => (siteId === 'global' ? 'localhost' : `${siteId}.localhost`)

/** Every site that lacks a page of another, in each of its languages. */
const closed = siteIds
  .filter(id => closedTo(id).length > 0)
  .flatMap(id => siteOf(id).locales.map(locale => [id, locale] as const))

it.each(closed)('S8-1 what %s does not have is said in %s in words of its own', async (siteId, locale) => {
  const { 'error-screen.closed-title': titles = '' } = readMessages(locale)
  const [, place = 'no place'] = titles.match(new RegExp(` ${siteOf(siteId).countryKey} {([^}]+)}`)) ?? []
  for (const { path } of kindsClosedTo(siteId)) {
    const address = pagePath(siteId, locale, path)
    const { status, text } = await site.get(hostOf(siteId), address, { site: siteId })
    const main = elementsOf(text, 'main')[0] ?? text
    const [title = ''] = elementsOf(main, 'h1').map(textOf)
    expect([status, title]).toEqual([404, expect.stringContaining(place)])
    expect(elementsOf(text, 'title').map(textOf)[0]).toContain(title)
    expect(text).toContain(`data-error-message="Page not found: ${address}"`)
    expect(metaOf(text, 'robots')).toBe('noarchive, noindex')
    const words = readText(main).toLowerCase()
    expect(offerWords[locale].filter(word => words.includes(word))).toEqual([])
    const links = elementsOf(main, 'a').flatMap(link => attributeOf(link, 'href') ?? [])
    const pages = ['/', '/', '/where-can-i-play/', '/poker-school/', '/cash-games/', '/tournaments/', '/site-index/']
    expect(links).toEqual(pages.map(page => pagePath(siteId, locale, page)))
    expect(pages.filter(page => !findPage(siteId, page, rows))).toEqual([])
  }
})

it.each(closed)(
  'S8-2 the calls of such a page are told what they were told before: %s in %s',
  async (siteId, locale) => {
    const [row] = closedTo(siteId)
    const address = pagePath(siteId, locale, row?.path ?? '')
    const payload = await site.get(hostOf(siteId), `${address}_payload.json`)
    const json = await site.get(hostOf(siteId), address, { headers: { accept: 'application/json' } })
    expect([payload, json].map(({ status, text }) => [status, JSON.parse(text)])).toEqual(
      [`${address}_payload.json`, address].map(path => [
        404,
        { statusCode: 404, message: `Page not found: ${path}`, fatal: false }
      ])
    )
  }
)

it.each([
  ['an address that nobody has', 'belgium.localhost', '/promotions/welcome/', 'Fout 404: pagina niet gevonden'],
  ['an ambassador whom nobody knows', 'belgium.localhost', '/ggteam/nobody/', 'Fout 404: pagina niet gevonden'],
  ['a language that the site does not have', 'belgium.localhost', '/en/promotions/', 'Fout 404: pagina niet gevonden'],
  [
    'what has not begun on any site',
    'finland.localhost',
    '/promotions/december-evenings/',
    'Virhe 404: sivua ei löydy'
  ],
  ['what has ended on every site', 'finland.localhost', '/promotions/october-evenings/', 'Virhe 404: sivua ei löydy']
])('S8-11 %s stays a page that is not found', async (_rule, host, path, title) => {
  const { status, text } = await site.get(host, path)
  expect([status, ...elementsOf(text, 'h1').map(textOf)]).toEqual([404, title])
})
