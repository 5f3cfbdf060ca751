import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { elementsOf, textOf } from '../fixtures/html-elements.ts'
import { runSite } from '../fixtures/running-site.ts'
import { from, type Site, signUpForms } from '../fixtures/sign-up-forms.ts'

let site: Site
let configured: Site
beforeAll(async () => {
  site = await runSite({
    variables: {
      CLOCK: '2026-11-21T14:05:00Z',
      COUNTRIES_WITH_GDPR: 'FR,GB',
      REGION_DOMAINS: '{"philippines":"http://shop.poker.example"}'
    }
  })
  configured = await runSite({
    variables: { PUBLIC_SCHEME: 'https', CONSENT_ID: 'cmp-7', ANALYTICS_ID: 'w1', TAG_MANAGER_ID: 'GTM-1' }
  })
})
afterAll(() => Promise.all([site.stop(), configured.stop()]))
const { postForm, postJson } = signUpForms(() => site)
const path = '/api/consent'
const cookies = (headers: Record<string, unknown>) => [headers['set-cookie'] ?? []].flat() as string[]
const page = async (address = '/en/privacy-choices/', headers: Record<string, string> = {}) =>
  (await site.get('localhost', address, { headers, site: 'global' })).text
const receiptOf = (html: string) => {
  const receipt = elementsOf(html, 'section').find(({ attribs }) => attribs.class === 'receipt')
  return receipt ? textOf(receipt) : ''
}

describe('POST /api/consent', () => {
  it.each(['granted', 'denied'])('"`consent=v1.{granted|denied}.{text version}` (182 days)": %s', async decision => {
    const { status, headers, text } = await postJson({ decision }, { path })
    expect(status).toBe(201)
    expect(JSON.parse(text)).toMatchObject({ decision, textVersion: '20261126' })
    const [consent, time] = cookies(headers)
    expect(consent).toBe(`consent=v1.${decision}.20261126; Path=/; SameSite=Lax; Max-Age=15724800`)
    expect(time).toMatch(/^consent-time=2026-11-21T14:0\d:\d\d\.\d{3}Z; Path=\/; SameSite=Lax; Max-Age=15724800$/)
    expect(cookies(headers)).toHaveLength(2)
  })

  it('over TLS the cookies are sent over TLS alone', async () => {
    const { headers } = await postJson({ decision: 'denied' }, { path, at: configured })
    expect(cookies(headers).every(cookie => cookie.endsWith('; Secure'))).toBe(true)
  })

  it.each([
    ['a form gets 303 to the page with the receipt', '/privacy-choices/', '/privacy-choices/?saved=1'],
    ['in the language of its page', '/en/privacy-choices/', '/en/privacy-choices/?saved=1'],
    ['never to where a page of another site would like', 'https://evil.example/', '/privacy-choices/?saved=1']
  ])('%s', async (_rule, from, location) => {
    const { status, headers } = await postForm({ decision: 'granted', page: from }, { path })
    expect([status, headers.location]).toEqual([303, location])
    expect(cookies(headers)).toHaveLength(2)
  })

  it('is for the text that was shown, so that an old page does not consent to a new text', async () => {
    const { headers } = await postJson({ decision: 'granted', textVersion: '20250101' }, { path })
    expect(cookies(headers)[0]).toContain('consent=v1.granted.20250101;')
  })

  it.each([
    ['no decision', {}, 'decision'],
    ['another word', { decision: 'maybe' }, 'decision'],
    ['markup', { decision: '<b>' }, 'decision'],
    ['a version that is none', { decision: 'granted', textVersion: '1; Domain=evil' }, 'textVersion'],
    ['an endless version', { decision: 'granted', textVersion: '1'.repeat(5000) }, 'textVersion']
  ])('400 names the field: %s', async (_what, fields, field) => {
    const { status, headers, text } = await postJson(fields, { path })
    expect(status).toBe(400)
    expect(Object.keys(JSON.parse(text).errors)).toEqual([field])
    expect(cookies(headers)).toEqual([])
  })

  it('a form without a decision gets its page again, which says so', async () => {
    const { status, text } = await postForm({ page: '/en/privacy-choices/' }, { path })
    expect(status).toBe(400)
    expect(text).toContain('Choose one of the two answers.')
  })

  it.each([
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['what a browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['another site of ours', { origin: 'http://ontario.localhost', 'sec-fetch-site': 'same-site' }]
  ])('%s is refused, and no choice is written', async (_who, headers) => {
    const answer = await postForm({ decision: 'granted' }, { path, headers })
    expect([answer.status, cookies(answer.headers)]).toEqual([403, []])
  })

  it('the cookies are those of the host that was asked: "they are per host"', async () => {
    const { headers } = await postJson({ decision: 'granted' }, { path, host: 'ontario.localhost' })
    expect(cookies(headers).join()).not.toContain('Domain')
  })

  it('a refusal deletes what the usual tags have set; a consent deletes nothing', async () => {
    const headers = { cookie: '_ga=1.2; locale=fr; session=3' }
    const refused = cookies(
      (await postJson({ decision: 'denied' }, { path, headers, host: 'shop.poker.example' })).headers
    )
    expect(refused.slice(2)).toEqual([
      '_ga=; Path=/; Max-Age=0',
      '_ga=; Path=/; Max-Age=0; Domain=shop.poker.example',
      '_ga=; Path=/; Max-Age=0; Domain=poker.example'
    ])
    expect(cookies((await postJson({ decision: 'granted' }, { path, headers })).headers)).toHaveLength(2)
  })
})

describe('GET /api/consent', () => {
  const ask = async (query: string, at = site) => {
    const { status, text, headers } = await at.get('localhost', `/api/consent${query}`)
    return { status, headers, body: JSON.parse(text) }
  }

  it('says which text asks, in the language of the page', async () => {
    const { body, headers } = await ask('?page=/en/download/')
    expect(body).toMatchObject({ id: null, textVersion: '20261126', defaultConsentEnabled: false })
    expect(body.words.title).toBe('May we measure our audience?')
    expect(body.words.choicesHref).toBe('/en/privacy-choices/')
    expect(headers['cache-control']).toBe('private, max-age=300')
    expect((await ask('?page=/download/')).body.words.refuse).toBe('Refuser')
  })

  it.each<[headers: Record<string, string>, signals: object]>([
    [{}, { gpc: false, dnt: false }],
    [{ 'sec-gpc': '1' }, { gpc: true, dnt: false }],
    [{ dnt: '1' }, { gpc: false, dnt: true }]
  ])('repeats the signals of the request: %j', async (headers, signals) => {
    const answer = await site.get('localhost', '/api/consent', { headers })
    expect(JSON.parse(answer.text).signals).toEqual(signals)
    expect(answer.headers.vary).toContain('Sec-GPC, DNT')
  })

  it('"ids unset load a local sample script"', async () => {
    expect((await ask('')).body.tags).toEqual({
      analytics: { id: null, src: '/sample-scripts/analytics.js' },
      tagManager: { id: null, src: '/sample-scripts/tag-manager.js' },
      grant: 'v1.granted.20261126'
    })
  })

  it('with ids the configured scripts, and the number of the text', async () => {
    const { body } = await ask('', configured)
    expect(body.id).toBe('cmp-7')
    expect(body.tags.analytics.src).toBe('https://cdn.segment.com/analytics.js/v1/w1/analytics.min.js')
    expect(body.tags.tagManager.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-1')
  })

  it.each([
    ['no path', '?page=evil', 400],
    ['no page of ours', '?page=/nowhere/', 200],
    ['a language that the site does not have', '?page=/de/', 200]
  ])('%s', async (_what, query, status) => expect((await ask(query)).status).toBe(status))

  it('another method', async () => {
    const { status, headers } = await site.get('localhost', path, { method: 'PUT' })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  })
})

describe('/privacy-choices/', () => {
  it('works without JavaScript: a form with two answers of the same weight', async () => {
    const html = await page()
    const buttons = elementsOf(html, 'button').filter(
      ({ attribs }) => attribs.class === 'button button--quiet' && attribs.name === 'decision'
    )
    expect(buttons.map(({ attribs }) => attribs.value)).toEqual(['denied', 'granted'])
  })

  it.each<[rule: string, headers: Record<string, string>, said: string[]]>([
    ['nothing decided, where the law asks', from('FR'), ['You have not chosen yet']],
    ['where the country is unknown', {}, ['You have not chosen yet']],
    ['where the law does not ask', from('NO'), ['does not ask for consent first']],
    [
      '"GPC counts as refusal everywhere"',
      { ...from('NO'), 'sec-gpc': '1' },
      ['counts as a refusal', 'Global Privacy Control']
    ],
    ['"Do-Not-Track where consent is required"', { ...from('FR'), dnt: '1' }, ['counts as a refusal', 'Do Not Track']],
    [
      'the receipt: "what was decided, when, for which text version"',
      { cookie: 'consent=v1.granted.20261126; consent-time=2026-11-20T08:15:00.000Z' },
      ['You have accepted', '20 November 2026', '08:15 UTC', '20261126']
    ],
    ['a refusal', { cookie: 'consent=v1.denied.20261126' }, ['You have refused']]
  ])('%s', async (_rule, headers, said) => {
    const receipt = receiptOf(await page('/en/privacy-choices/', headers))
    for (const words of said) expect(receipt).toContain(words)
  })

  it('says that a choice is saved only where there is one', async () => {
    const cookie = 'consent=v1.denied.20261126'
    expect(await page('/en/privacy-choices/?saved=1', { cookie })).toContain('Your choice is saved')
    expect(await page('/en/privacy-choices/?saved=1')).not.toContain('Your choice is saved')
  })

  it('is private and never stored', async () => {
    const { headers } = await site.get('localhost', '/privacy-choices/')
    expect(headers['cache-control']).toBe('private, no-cache')
  })

  it('shows the number under which the text is registered', async () => {
    const { text } = await configured.get('localhost', '/en/privacy-choices/')
    expect(receiptOf(text)).toContain('cmp-7')
    expect(text).not.toContain('samples served by this very site')
  })
})

describe('every page', () => {
  it.each(['/', '/en/download/', '/privacy-policy/', '/en/nowhere/'])(
    '%s has the link and the withdrawal in its footer',
    async address => {
      const { text } = await site.get('localhost', address)
      const choices = address.startsWith('/en/') ? '/en/privacy-choices/' : '/privacy-choices/'
      const link = elementsOf(text, 'a').find(({ attribs }) => attribs['data-opens'] === 'privacy-choices')
      expect(link?.attribs.href).toBe(choices)
      const button = elementsOf(text, 'button').find(({ attribs }) => attribs.name === 'decision')
      expect(button?.attribs.value).toBe('denied')
    }
  )

  it('has no tag and no banner in its bytes, whatever was chosen', async () => {
    const { text } = await site.get('localhost', '/about-us/', { headers: { cookie: 'consent=v1.granted.20261126' } })
    expect(text).not.toMatch(/sample-scripts|(?<!--)consent-banner|segment\.com|googletagmanager/)
  })
})

describe('sample scripts', () => {
  it.each(['/sample-scripts/analytics.js', '/sample-scripts/tag-manager.js'])('%s says what it is', async address => {
    const { status, headers, text } = await site.get('localhost', address)
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'nosniff'
    ])
    expect(text).toMatch(/A sample\..* sends? nothing|A sample\.[\s\S]*sends nothing/)
    expect(text).not.toMatch(/fetch\(|XMLHttpRequest|sendBeacon|new Image|document\.cookie|localStorage/)
  })

  it('are gone once a service is configured, and there are no others', async () => {
    expect((await configured.get('localhost', '/sample-scripts/analytics.js')).status).toBe(404)
    expect((await site.get('localhost', '/sample-scripts/..%2fmain.ts')).status).toBe(404)
    expect((await site.get('localhost', '/sample-scripts/other.js')).status).toBe(404)
  })
})
