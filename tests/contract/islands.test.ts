import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '../../app/domain/locales/locale.ts'
import { content } from '../fixtures/content.ts'
import { elementsOf, textOf } from '../fixtures/html-elements.ts'
import { inMonthOfFigures } from '../fixtures/month-of-figures.ts'
import { offerWriter, plainSpaces } from '../fixtures/offers-shown.ts'
import { figuresAt, gone, runPlayersServer } from '../fixtures/players-server.ts'
import { runSite } from '../fixtures/running-site.ts'
import { visitors } from '../fixtures/visitors.data.ts'

const keys = ['players-online', 'featured-tournaments', 'monthly-rewards', 'community-spotlight'] as const
const variables = { CLOCK: inMonthOfFigures('20T12:02:00Z') }
const offersIn = offerWriter(content)

let site: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  site = await runSite({ variables })
})
afterAll(() => site.stop())

type RequestOptions = { host?: string; headers?: Record<string, string>; method?: string }
const ask = (path: string, { host = 'localhost', ...asked }: RequestOptions = {}) =>
  site.get(host, `/__nuxt_island/${path}`, asked)
const htmlOf = async (path: string, asked?: RequestOptions): Promise<string> => {
  const { status, text } = await ask(path, asked)
  expect(status).toBe(200)
  return JSON.parse(text).html
}

describe('"GET /__nuxt_island/{key}.json": "server-rendered islands"', () => {
  it.each(keys.map(key => [key]))('S7-11 "answer `{id, html}`": %s', async key => {
    const { status, headers, text } = await ask(`${key}.json`)
    const island = JSON.parse(text)
    expect(status).toBe(200)
    expect(Object.keys(island)).toEqual(['id', 'html'])
    expect(island.html).toMatch(new RegExp(`^<section [^>]*data-island="${key}".*</section>$`, 's'))
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff'
    })
  })

  it.each(keys.filter(key => key !== 'players-online').flatMap(key => ['/', '/en/'].map(page => [key, page] as const)))(
    'one component, two ways: %s is in the page, letter for letter, at %s',
    async (key, page) => {
      const headers = visitors.norway
      const island = await htmlOf(`${key}.json?page=${page}`, { headers })
      const { text } = await site.get('localhost', `${page}?force=1`, { headers })
      expect(text).toContain(island)
    }
  )

  it.each<[rule: string, method: string, status: number]>([
    ['HEAD is answered without a body', 'HEAD', 200],
    ['nothing is posted here', 'POST', 405]
  ])('%s', async (_rule, method, status) => {
    const answer = await ask('players-online.json', { method })
    expect(answer.status).toBe(status)
    if (method === 'HEAD') expect(answer.text).toBe('')
    else expect(answer.headers.allow).toBe('GET, HEAD')
  })

  it('ETag: the same is not sent again', async () => {
    const first = await ask('monthly-rewards.json')
    const again = await ask('monthly-rewards.json', { headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again.status).toBe(304)
    expect(again.headers['cache-control']).toBe(first.headers['cache-control'])
  })

  it.each<[key: string, caching: string]>([
    ['players-online', 'private, no-cache'],
    ['featured-tournaments', 'private, no-cache'],
    ['monthly-rewards', 'private, no-cache'],
    ['community-spotlight', 'private, no-cache']
  ])('"`private, no-cache` where it depends on the audience": %s', async (key, caching) => {
    expect((await ask(`${key}.json`)).headers['cache-control']).toBe(caching)
  })

  it.each<[what: string, path: string, status: number]>([
    ['an unknown key', 'nope.json', 404],
    ['no key', '.json', 404],
    ['another ending', 'players-online.html', 404],
    ['a folder', 'players-online.json/', 404],
    ['a way out', '..%2f..%2fpackage.json', 404],
    ['a word that every object knows', 'constructor.json', 404],
    ['capitals', 'Players-Online.json', 404],
    ['a very long one', `${'a'.repeat(4000)}.json`, 404],
    ['a page that is not here', 'players-online.json?page=/nowhere/', 404],
    ['a language that the site does not have', 'players-online.json?page=/nl/', 404],
    ['no pathname', 'players-online.json?page=javascript:alert(1)', 400],
    ['an address', 'players-online.json?page=https://example.org/', 400],
    ['an address without a scheme', 'players-online.json?page=//example.org/', 404],
    ['markup', 'players-online.json?page=/%3Cscript%3E/', 404],
    ['a broken escape', 'players-online.json?page=%E0%A4%A', 400]
  ])('hostile or unknown: %s', async (_what, path, status) => {
    const { text, ...answer } = await ask(path)
    expect(answer.status).toBe(status)
    expect(JSON.parse(text)).toEqual({ statusCode: status, message: expect.any(String), fatal: false })
    expect(text).not.toMatch(/script|example|aaaa|nowhere/)
  })
})

describe('for the Host’s site, the locale of the page and the visitor’s audience', () => {
  it.each<[host: string, page: string, title: string]>([
    ['localhost', '/', 'Les tournois à l’affiche'],
    ['localhost', '/en/', 'Featured tournaments'],
    ['localhost', '/about-us/', 'Les tournois à l’affiche'],
    ['localhost', '/en/about-us/', 'Featured tournaments'],
    ['ontario.localhost', '/', 'Featured tournaments']
  ])('%s%s', async (host, page, title) => {
    const html = await htmlOf(`featured-tournaments.json?page=${page}`, { host })
    expect(elementsOf(html, 'h2').map(textOf)).toEqual([title])
  })

  const written = (locale: Locale) =>
    [18, 19, 21].flatMap(age =>
      offersIn('global', locale, age).flatMap(({ title, terms, offer }) =>
        offer.kind === 'welcome-bonus' ? [] : [title, ...terms]
      )
    )

  it.each<[visitor: keyof typeof visitors, host: string, page: string, locale: Locale]>([
    ['france', 'localhost', '/', 'fr'],
    ['france', 'localhost', '/en/', 'en'],
    ['ontario', 'localhost', '/', 'fr'],
    ['britain', 'localhost', '/en/', 'en'],
    ['britain', 'ontario.localhost', '/', 'en']
  ])('"an offer never reaches a visitor who may not see it": %s at %s%s', async (visitor, host, page, locale) => {
    const html = await htmlOf(`monthly-rewards.json?page=${page}`, { host, headers: visitors[visitor] })
    const words = plainSpaces(textOf(elementsOf(html, 'section')[0] as never))
    expect(written(locale).filter(text => words.includes(text))).toEqual([])
  })

  it.each<[page: string, locale: Locale]>([
    ['/', 'fr'],
    ['/en/', 'en']
  ])('a Norwegian visitor receives them with their terms: %s', async (page, locale) => {
    const html = await htmlOf(`monthly-rewards.json?page=${page}`, { headers: visitors.norway })
    const words = plainSpaces(textOf(elementsOf(html, 'section')[0] as never))
    expect(written(locale).filter(text => words.includes(text)).length).toBeGreaterThan(3)
  })

  it('and the other way round, after each other: what is kept for one is not given to the other', async () => {
    const bytes = async (visitor: keyof typeof visitors) =>
      (await ask('monthly-rewards.json', { headers: visitors[visitor] })).text
    const [norway, france] = [await bytes('norway'), await bytes('france')]
    expect([await bytes('norway'), await bytes('france')]).toEqual([norway, france])
    expect(france).not.toBe(norway)
  })

  it('streamers are not promoted where they may not be', async () => {
    const link = 'href="/streamer-mode/"'
    expect(await htmlOf('community-spotlight.json', { headers: visitors.norway })).toContain(link)
    expect(await htmlOf('community-spotlight.json', { headers: visitors.france })).not.toContain(link)
  })
})

describe('players online', () => {
  it('without an upstream: the record of the content, with its time', async () => {
    const html = await htmlOf('players-online.json?page=/en/')
    expect(html).toMatch(/<time [^>]*dateTime="2026-11-20T18:30:00Z"/)
  })

  it('"with an upstream the figures are left out of the stored page (space reserved) and come by the island only"; dead: nothing', async () => {
    const server = await runPlayersServer(figuresAt(inMonthOfFigures('20T12:01:00Z'), 61_234))
    const other = await runSite({ variables: { ...variables, PLAYERS_ONLINE_URL: server.url } })
    const dead = await runSite({ variables: { ...variables, PLAYERS_ONLINE_URL: server.url } })
    try {
      const page = await other.get('localhost', '/en/')
      const [waiting] = elementsOf(page.text, 'section').filter(
        ({ attribs }) => attribs['data-island'] === 'players-online'
      )
      expect(elementsOf(waiting as never, 'dd').map(textOf)).toEqual(['\u00a0', '\u00a0', '\u00a0'])
      expect(server.state.asked).toBe(0)
      const live = await other.get('localhost', '/__nuxt_island/players-online.json?page=/en/')
      expect(live.text).toContain('61,234')
      expect(live.text).toContain('$7,000,000')
      expect(live.text).not.toContain('Sample')
      await Promise.all(Array.from({ length: 40 }, () => other.get('localhost', '/__nuxt_island/players-online.json')))
      expect(server.state.asked).toBe(1)
      server.state.answer = gone
      expect(JSON.parse((await dead.get('localhost', '/__nuxt_island/players-online.json')).text).html).toBe('')
    } finally {
      server.stop()
      await Promise.all([other.stop(), dead.stop()])
    }
  })
})
