import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attributeOf, elementsOf, textOf } from '../fixtures/html-elements.ts'
import { htmlFaults } from '../fixtures/html-faults.ts'
import { runSite } from '../fixtures/running-site.ts'
import { visitors } from '../fixtures/visitors.data.ts'

let site: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  site = await runSite()
})
afterAll(() => site.stop())

const ask = async (host: string, query: string, headers: Record<string, string> = {}) => {
  const { status, text, headers: said } = await site.get(host, `/api/region-notice?${query}`, { headers })
  return { status, body: JSON.parse(text || 'null'), caching: said['cache-control'] }
}

const closeRM = { cookie: 'closeRM=1' }

describe('GET /api/region-notice', () => {
  it.each([
    ['in the language of the page', 'localhost', '/', 'Vous semblez être en Ontario'],
    ['in another', 'localhost', '/en/download/', 'You appear to be in Ontario'],
    ['on a page that is not there', 'localhost', '/en/nowhere/', 'You appear to be in Ontario'],
    ['on a site of one language', 'germany.localhost', '/', 'Du bist offenbar in Ontario'],
    ['on the contents host', 'contents.localhost', '/', 'You appear to be in Ontario']
  ])('sends the notice that is due, %s', async (_rule, host, page, title) => {
    const { status, body, caching } = await ask(host, `page=${encodeURIComponent(page)}`, visitors.ontario)
    expect([status, body.notice, caching]).toEqual([200, 'ontario', 'no-store'])
    expect(Object.keys(body)).toEqual(['notice', 'html'])
    expect(body.html).toContain(title)
    expect(htmlFaults({ html: body.html })).toEqual([])
  })

  it('S2-10 below /network/ it is in the language that `lang` names', async () => {
    const query = 'page=/network/random-number-generator/&lang=en'
    expect((await ask('localhost', query, visitors.ontario)).body.html).toContain('You appear to be in Ontario')
  })

  it.each<[rule: string, host: string, query: string, headers: Record<string, string>, notice: string | null]>([
    ['a WARNING, on the home page', 'localhost', 'page=/', visitors.britain, 'region-warning'],
    ['"on the home or download page only"', 'localhost', 'page=/about-us/', visitors.britain, null],
    ['"not shown when closeRM=1"', 'localhost', 'page=/', { ...visitors.britain, ...closeRM }, null],
    ['"when a lighthouse marker is present"', 'localhost', 'page=/&lighthouse', visitors.britain, null],
    ['by presence', 'localhost', 'page=/&is_Lighthouse=0', visitors.britain, null],
    ['clean suppresses none', 'localhost', 'page=/&clean', visitors.britain, 'region-warning'],
    ['closed in this document', 'localhost', 'page=/&closed=region-warning', visitors.britain, null],
    ['no rule', 'localhost', 'page=/', visitors.norway, null],
    ['elsewhere on Ontario', 'ontario.localhost', 'page=/about-us/', visitors.norway, 'ontario-redirect'],
    ['closed there', 'ontario.localhost', 'page=/&closed=ontario-redirect', visitors.norway, null],
    ['S2-46 closed there by the cookie', 'ontario.localhost', 'page=/', { ...visitors.norway, ...closeRM }, null],
    ['Ontario elsewhere, closed by the cookie', 'localhost', 'page=/', { ...visitors.ontario, ...closeRM }, null],
    ['closed in a document that keeps no cookie', 'localhost', 'page=/&closed=ontario', visitors.ontario, null],
    ['an unknown place', 'ontario.localhost', 'page=/', visitors.nowhere, null],
    ['the rest of Canada', 'localhost', 'page=/', visitors.quebec, null],
    ['Ontario itself', 'ontario.localhost', 'page=/', visitors.ontario, null]
  ])('decides: %s', async (_rule, host, query, headers, notice) => {
    const { status, body, caching } = await ask(host, query, headers)
    expect([status, body?.notice ?? null, caching]).toEqual([notice ? 200 : 204, notice, 'no-store'])
  })

  it('S4-9 "or when the visitor is on the whitelist"', async () => {
    const whitelisting = await runSite({ variables: { WHITELIST: '203.0.113.0/24' } })
    const headers = { ...visitors.britain, 'x-forwarded-for': '203.0.113.77' }
    const { status } = await whitelisting.get('localhost', '/api/region-notice?page=/', { headers })
    await whitelisting.stop()
    expect(status).toBe(204)
  })

  it.each([
    ['notice', 'notice=offers&page=/'],
    ['notice', 'notice=&page=/'],
    ['notice', 'notice=toString&page=/'],
    ['page', 'page=https://evil.example/']
  ])('400 names the bad parameter: %s', async (parameter, query) => {
    const { status, body } = await ask('localhost', query)
    expect([status, body.message]).toEqual([400, expect.stringContaining(`'${parameter}'`)])
  })

  it('writes no address of the request into its links', async () => {
    const { body } = await ask('evil.example', 'page=//evil.example/', visitors.ontario)
    expect(body.notice).toBe('ontario')
    expect(JSON.stringify(body)).not.toContain('evil.example')
  })

  it.each([
    [
      'its country and rule',
      visitors.france,
      'Country as detected: France. Neither sign-up nor download is possible there.'
    ],
    ['that nobody knows', visitors.nowhere, 'Country as detected: unknown. No country rule is applied.']
  ])('why: %s', async (_rule, headers, text) => {
    expect((await ask('localhost', 'notice=why-this&page=/en/', headers)).body).toEqual({ text })
  })
})

const page = async (host: string, path: string, headers: Record<string, string>) =>
  (await site.get(host, path, { headers })).text.replace(/<(script|style)[\s\S]*?<\/\1>/g, '')

it.each<[what: string, path: string, warnings: RegExp[]]>([
  [
    'the warning',
    '/en/',
    [/We do not offer real money gambling in the country you are in.*for information only.*Sign-up is not possible/]
  ],
  ['none with a lighthouse marker', '/en/?is_Lighthouse', []]
])('S2-45 S4-6 S4-8 without JavaScript the page has %s', async (_what, path, warnings) => {
  const { text } = await site.get('localhost', path, { headers: visitors.britain })
  const found = elementsOf(text, 'div').filter(part => attributeOf(part, 'data-notice') === 'region-warning')
  expect(found.map(textOf)).toEqual(warnings.map(words => expect.stringMatching(words)))
})

describe('/your-location/', () => {
  it.each([
    [
      'a BLOCKED country',
      'localhost',
      visitors.france,
      ['France', 'Closed: from this country', 'None of our sites is open', 'Joueurs Info Service']
    ],
    [
      'a regional site',
      'localhost',
      visitors.britain,
      [
        'United Kingdom',
        'Information only',
        'http://united-kingdom.localhost:3000/?force=1',
        'GAMSTOP',
        'gamstop.co.uk'
      ]
    ],
    [
      'no rule',
      'localhost',
      visitors.norway,
      ['Norway', 'None. Nobody here has reviewed the law of this country.', 'You are on the site that is made for you.']
    ],
    ['unknown', 'localhost', visitors.nowhere, ['Unknown', 'We do not know where you are', 'Gambling Therapy']],
    [
      'elsewhere',
      'ontario.localhost',
      visitors.norway,
      [
        'Norway',
        'signs up only people who are in its own region',
        'http://localhost:3000/en/?force=1',
        'ConnexOntario',
        '19+'
      ]
    ]
  ])('says what is applied and why: %s', async (_rule, host, headers, words) => {
    const text = await page(host, host === 'localhost' ? '/en/your-location/' : '/your-location/', headers)
    for (const word of words) expect(text).toContain(word)
  })

  it.each([
    ['in French', '/your-location/', visitors.france],
    ['in English, to the right site', '/en/your-location/', visitors.britain],
    ['home with its notice', '/?notice=download-blocked', visitors.france]
  ])('is valid HTML: %s', async (_rule, path, headers) => {
    expect(htmlFaults({ html: (await site.get('localhost', path, { headers })).text })).toEqual([])
  })

  it('is nobody else’s: private, not for search engines', async () => {
    const { headers } = await site.get('localhost', '/your-location/', { headers: visitors.france })
    expect(headers['cache-control']).toBe('private, no-cache')
    expect((await site.get('localhost', '/sitemap.xml')).text).not.toContain('your-location')
  })
})

describe('home, ?notice=download-blocked', () => {
  it.each([
    ['a BLOCKED visitor is told why', visitors.france, true],
    ['a WARNING visitor is not', visitors.britain, false],
    ['nobody else', visitors.norway, false],
    ['nor unknown', visitors.nowhere, false]
  ])('%s', async (_rule, headers, told) => {
    const text = await page('localhost', '/en/?notice=download-blocked', headers)
    expect(text.includes('Download is closed where you are')).toBe(told)
    expect((await page('localhost', '/en/', headers)).includes('Download is closed')).toBe(false)
  })
})
