import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteMap } from '../../app/site/site-map/site-map.data.ts'
import { livePagesOf } from '../../app/site/site-map/site-map.ts'
import { siteMapNow } from '../../server/pages/site-map-now.ts'
import { content } from '../fixtures/content.ts'
import { runSite } from '../fixtures/running-site.ts'

let site: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  site = await runSite()
})
afterAll(() => site.stop())

const hrefs = (html: string): string[] => [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href = '']) => href)
const bodyOf = (html: string) => html.slice(html.indexOf('<body')).replace(/<style[\s\S]*?<\/style>/g, '')
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
/** Without the styles: those that the header needs too stand in the head. */
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(bodyOf(html))?.[0] ?? ''
/** A page in English: "/network/..." has no locale in its path but `?lang=`. */
const addressOf = (path: string, value: string) =>
  path.startsWith('/network/') ? `${path}?lang=en&embedded=${value}` : `/en${path}?embedded=${value}`
const show = async (path: string, value: string) =>
  (await site.get('localhost', addressOf(path, value), { site: 'global' })).text

/** The pages of the table that stand today: those of dated records come and go. */
const rows = siteMapNow(content, new Date(), siteMap)

describe.each(livePagesOf('global', rows).map(({ path }) => path))('%s', path => {
  it.each(['1', 'logo', 'all'])(
    'S2-48 embedded=%s sets a style on the body, and hides header, footer and quick area',
    async value => {
      const body = bodyOf(await show(path, value))
      expect(body).toMatch(new RegExp(`^<body[^>]* data-embedded="${value}"`))
      expect(body).not.toMatch(/<footer class="footer|data-quick=|class="main-navigation"|class="full-screen-menu"/)
      expect(/<header class="header/.test(body)).toBe(value === 'logo')
    }
  )

  it('1 and logo leave the page itself as it is, logo has the logo alone', async () => {
    const [one, logo] = await Promise.all([show(path, '1'), show(path, 'logo')])
    expect(mainOf(logo)).toBe(mainOf(one).replaceAll('embedded=1', 'embedded=logo'))
    const header = /<header class="header[\s\S]*?<\/header>/.exec(logo)?.[0] ?? ''
    expect(hrefs(header)).toEqual(['/en/?embedded=logo'])
  })

  it('all: no link, form or button leads out of the page; links within it stay, and so do words', async () => {
    const [one, all] = await Promise.all([show(path, '1'), show(path, 'all')])
    expect(hrefs(bodyOf(all)).filter(href => !href.startsWith('#'))).toEqual([])
    expect(bodyOf(all)).not.toMatch(/<(form|iframe|area)\b/)
    expect(hrefs(mainOf(all))).toEqual(hrefs(mainOf(one)).filter(href => href.startsWith('#')))
    const running = [...mainOf(one).matchAll(/<p>[^]*?<\/p>/g)].filter(([text]) => !/<form|class="button/.test(text))
    const said = wordsOf(mainOf(all))
    if (!mainOf(one).includes('<form')) for (const [text] of running) expect(said).toContain(wordsOf(text).trim())
  })
})

it.each(['1', 'logo', 'all'])('S2-48 an error screen is embedded as %s too', async value => {
  const body = bodyOf((await site.get('localhost', `/en/nothing/?embedded=${value}`)).text)
  expect(body).toMatch(new RegExp(`^<body[^>]* data-embedded="${value}"`))
  expect(body).not.toMatch(/<footer class="footer|data-quick=|class="main-navigation"/)
})

it.each([
  ['site-informs', 'brazil.localhost', 'NZ'],
  ['blocked', 'localhost', 'FR']
])('S6-23 "at the head of every page", embedded or not: %s', async (notice, host, country) => {
  for (const value of ['1', 'logo', 'all']) {
    const page = `/cash-games/?embedded=${value}`
    const { text } = await site.get(host, page, { headers: { 'CF-IPCountry': country } })
    expect(bodyOf(text)).toContain(`data-notice="${notice}"`)
  }
})

it('S2-48 all: no download starts, no part comes to life without its form, and islands have no links either', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' }
  const { text } = await site.get('localhost', '/en/download/?auto=1&embedded=all', { headers })
  expect(text).not.toMatch(/data-auto-start|http-equiv="refresh"|data-hydrate/)
  const island = async (mode: string) =>
    (await site.get('localhost', `/__nuxt_island/featured-tournaments.json?page=/en/&embedded=${mode}`)).text
  expect(await island('1')).toMatch(/embedded=1/)
  expect(hrefs(JSON.parse(await island('all')).html).filter(href => !href.startsWith('#'))).toEqual([])
})
