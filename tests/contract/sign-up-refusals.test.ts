import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '../../server/accounts/password.ts'
import { attributeOf, elementsOf, textOf } from '../fixtures/html-elements.ts'
import { runSite } from '../fixtures/running-site.ts'
import { fresh, from, type Site, signUpForms } from '../fixtures/sign-up-forms.ts'

let site: Site
beforeAll(async () => {
  site = await runSite({ variables: { SIGN_UP_LIMIT: '10000' } })
})
afterAll(() => site.stop())
const { postForm, postJson } = signUpForms(() => site)

describe('where it is refused', () => {
  it.each([
    ['S6-2 "FR … BLOCKED"', 'localhost', from('FR'), undefined],
    ['"GB … WARNING" on any other site', 'localhost', from('GB'), 'united-kingdom'],
    ['"CAON: BLOCKED" on any other site', 'localhost', from('CA', 'ON'), 'ontario'],
    ['"BR … WARNING" on its own site too', 'brazil.localhost', from('BR'), undefined],
    ['elsewhere: a Norwegian on Ontario’s site', 'ontario.localhost', from('NO'), 'global'],
    ['"elsewhere, or unknown": unknown on Ontario’s site', 'ontario.localhost', {}, 'global'],
    ['"XX" is unknown', 'belgium.localhost', from('XX'), 'global']
  ])('%s: 403, and JSON names the right site and links it', async (_rule, host, headers, right) => {
    const { status, text } = await postJson(fresh(), { host, headers })
    expect(status).toBe(403)
    const { statusCode, message, site: named, url, urlText } = JSON.parse(text)
    expect([statusCode, named]).toEqual([403, right])
    expect(message).toBeTruthy()
    if (right) expect(url).toMatch(/\/download\/\?force=1#sign-up$/)
    expect(Boolean(urlText)).toBe(right !== undefined)
  })

  it('a form gets the 403 screen where the country’s rule forbids it', async () => {
    const { status, text } = await postForm({ ...fresh(), page: '/en/download/' }, { headers: from('FR') })
    expect(status).toBe(403)
    expect(text).toContain('Oops! Access Denied :(')
    expect(text).toContain('<html lang="en"')
  })

  it('S6-21 the 403 screen names the right site, with a link, as the JSON answer does', async () => {
    const { status, text } = await postForm({ ...fresh(), page: '/en/download/' }, { headers: from('GB') })
    expect(status).toBe(403)
    expect(text).toContain('Oops! Access Denied :(')
    expect(text).toContain('The site for where you are: United Kingdom.')
    expect(text).toMatch(/href="http:\/\/united-kingdom\.localhost:\d+\/download\/\?force=1#sign-up"/)
  })

  it('on a site that is not the visitor’s, the page says which one is', async () => {
    const { status, text } = await postForm(
      { ...fresh(), page: '/download/' },
      { host: 'ontario.localhost', headers: from('NO') }
    )
    expect(status).toBe(403)
    expect(text).toContain('data-site="ontario"')
    expect(text).not.toContain('data-sign-up')
    expect(text).toMatch(/href="http:\/\/localhost:\d+\/en\/download\/\?force=1#sign-up"/)
  })

  it.each<[who: string, host: string, headers: Record<string, string>, forms: number]>([
    ['a French visitor has none', 'localhost', from('FR'), 0],
    ['a Norwegian has it', 'localhost', from('NO'), 1],
    ['a Belgian on the Belgian site has it', 'belgium.localhost', from('BE'), 1],
    ['a Briton on the global site has none', 'localhost', from('GB'), 0],
    ['an Ontarian on Ontario’s site has it', 'ontario.localhost', from('CA', 'ON'), 1],
    ['an unknown one on Ontario’s site has none', 'ontario.localhost', {}, 0]
  ])('the form of the download page: %s', async (_who, host, headers, forms) => {
    const { text } = await site.get(host, '/download/', { headers })
    expect(text.match(/action="\/api\/sign-up"/g)?.length ?? 0).toBe(forms)
    const section = elementsOf(text).find(part => attributeOf(part, 'id') === 'sign-up')
    expect(section && elementsOf(section, 'h3').map(textOf).join('')).toBeTruthy()
  })

  it('headers of an untrusted peer change nothing', async () => {
    const untrusting = await runSite({ variables: { TRUSTED_PROXIES: '192.0.2.1' } })
    const { status } = await postJson(fresh(), { at: untrusting, headers: from('FR') })
    await untrusting.stop()
    expect(status).toBe(201)
  })
})

describe('who sends it', () => {
  it.each([
    ['"A foreign `Origin` is 403"', { origin: 'https://evil.example' }, 403],
    ['another site of ours', { origin: 'http://belgium.localhost:3000' }, 403],
    ['"Sec-Fetch-Site cross-site"', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a secret origin', { origin: 'null' }, 403],
    ['the page itself', { origin: () => `http://localhost:${site.port}`, 'sec-fetch-site': 'same-origin' }, 201]
  ])('%s', async (_rule, headers, status) => {
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, typeof value === 'function' ? value() : value])
    )
    expect((await postJson(fresh(), { headers: sent })).status).toBe(status)
  })

  it('a form behind TLS is the site’s own', async () => {
    const secure = await runSite({
      variables: { PUBLIC_SCHEME: 'https', REGION_DOMAINS: '{"global":"https://poker.example"}' }
    })
    const answer = (origin: string) =>
      secure.get('poker.example', '/api/sign-up', {
        method: 'POST',
        headers: { 'content-type': 'application/json', host: 'poker.example', origin, 'x-forwarded-proto': 'https' },
        body: JSON.stringify(fresh())
      })
    const statuses = [(await answer('https://poker.example')).status, (await answer('http://poker.example')).status]
    await secure.stop()
    expect(statuses).toEqual([201, 403])
  })

  it('"429 with Retry-After": `SIGN_UP_LIMIT` in 10 minutes per address, "an IPv6 /64 is one address"', async () => {
    const limited = await runSite({ variables: { SIGN_UP_LIMIT: '2' } })
    const send = (address: string, asForm = false) => {
      const sent = { at: limited, headers: { 'x-forwarded-for': address } }
      return asForm ? postForm({ ...fresh(), page: '/en/download/' }, sent) : postJson(fresh(), sent)
    }
    const first = [await send('2001:db8::1'), await send('2001:db8::2')].map(({ status }) => status)
    const third = await send('2001:db8::3')
    const shown = await send('2001:db8::4', true)
    const neighbour = await send('2001:db8:0:1::1')
    await limited.stop()
    expect(first).toEqual([201, 201])
    expect([third.status, shown.status, neighbour.status]).toEqual([429, 429, 201])
    for (const { headers } of [third, shown]) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600)
    }
    expect(shown.text).toContain('too many sign-up attempts')
    expect(shown.headers['cache-control']).toContain('private')
  })

  it('"503 with Retry-After" where more passwords wait to be hashed than can wait, in the words of the page', async () => {
    const { signUp } = site.services
    const register = signUp.register.bind(signUp)
    const flood = new AbortController()
    const waiting: Promise<unknown>[] = []
    const flooded = vi.spyOn(signUp, 'register').mockImplementation((...sent) => {
      waiting.push(fillQueue(flood.signal))
      return register(...sent)
    })
    const refused = await postJson(fresh())
    const shown = await postForm({ ...fresh(), page: '/en/download/' })
    flooded.mockRestore()
    flood.abort()
    await Promise.all(waiting)
    expect([refused.status, shown.status]).toEqual([503, 503])
    for (const { headers } of [refused, shown]) expect(headers['retry-after']).toBe('5')
    expect(JSON.parse(refused.text).message).toContain('Trop de personnes')
    expect(shown.text).toContain('Too many people are signing up at this moment')
    expect((await postJson(fresh())).status).toBe(201)
  })
})

/** Fills the queue of passwords at once, more than it takes: no machine has hashed them before the next line of the caller. Settles when the queue is empty. */
function fillQueue(signal: AbortSignal): Promise<unknown> {
  return Promise.allSettled(Array.from({ length: 200 }, () => hashPassword('correct horse 1', signal)))
}
