import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSite } from '../fixtures/running-site.ts'

let site: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  site = await runSite()
})
afterAll(() => site.stop())

const read = async (path: string, country = 'NO', host = 'localhost') =>
  (await site.get(host, path, { headers: { 'cf-ipcountry': country } })).text

const shownQuestions = (html: string) =>
  Array.from(html.matchAll(/<details class="questions__item smooth-details"([^>]*)>/g), match => match[1] ?? '').filter(
    attributes => !/\bhidden\b/.test(attributes)
  ).length

describe('"search that works without JavaScript (form with ?q=)"', () => {
  it('a word leaves the questions that have it, and says how many', async () => {
    const html = await read('/en/help/?q=withdrawal')
    const found = Number(/Questions found: (\d+)/.exec(html)?.[1])
    expect(found).toBeGreaterThan(1)
    expect(shownQuestions(html)).toBe(found)
    expect(html).toContain('value="withdrawal"')
  })

  it('accents do not matter', async () => {
    const [plain, accented] = [await read('/help/?q=depot'), await read('/help/?q=d%C3%A9p%C3%B4t')]
    expect(shownQuestions(plain)).toBe(shownQuestions(accented))
    expect(shownQuestions(plain)).toBeGreaterThan(1)
  })

  it('nothing found says what to do', async () => {
    const html = await read('/en/help/?q=zzzzzz')
    expect(shownQuestions(html)).toBe(0)
    expect(html).toMatch(/data-help-none=""(?! hidden)/)
  })

  it('what is asked never becomes markup', async () => {
    expect(await read(`/en/help/?q=${encodeURIComponent('"><script>alert(1)</script>')}`)).not.toContain(
      '<script>alert'
    )
  })

  it('without a query every question is there, more than thirty', async () => {
    expect(shownQuestions(await read('/en/help/'))).toBeGreaterThan(30)
  })
})

describe('methods "filtered by the site, currencies by the rule"', () => {
  const deposit = 'From</th>'
  it.each([
    ['no rule: the table', '/en/funds/deposits/', 'NO', true],
    ['WARNING: "sign-up is refused", no method is sent', '/en/funds/deposits/', 'BR', false],
    ['BLOCKED: "no sign-up", no method is sent', '/en/funds/deposits/', 'FR', false],
    ['money on an account may always leave it', '/en/funds/withdrawals/', 'FR', true]
  ])('%s', async (_rule, path, country, there) => {
    const html = await read(path, country)
    expect(html.includes(deposit)).toBe(there)
    expect(html.includes('Bank transfer')).toBe(there)
  })

  it('"Amounts in euro": no dollar stands before a Dutch visitor', async () => {
    const html = await read('/en/funds/withdrawals/', 'NL')
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main).toContain('€')
    expect(main).not.toContain('$')
  })

  it.each(['brazil', 'poland', 'ukraine'])('%s takes no players: no page of deposits', async id => {
    expect((await site.get(`${id}.localhost`, '/funds/deposits/')).status).toBe(404)
  })

  it('a law of the site’s country stands below its table alone', async () => {
    expect(await read('/funds/deposits/', 'GB', 'united-kingdom.localhost')).toContain('Credit cards are refused')
    expect(await read('/en/funds/deposits/')).not.toContain('Credit cards are refused')
  })
})

describe('trust', () => {
  it('"ADR bodies per site": each site names its own', async () => {
    expect(await read('/complaints/', 'GB', 'united-kingdom.localhost')).toContain('gamblingcommission.gov.uk')
    expect(await read('/en/complaints/')).not.toContain('gamblingcommission.gov.uk')
  })

  it('"all domains by site from the configuration"', async () => {
    const html = await read('/en/official-site/')
    for (const origin of Object.values(site.environment.REGION_DOMAINS)) expect(html).toContain(origin)
  })

  it('questions about offers stand only where offers may be shown, in structured data too', async () => {
    for (const html of [await read('/en/help/', 'BE'), await read('/en/help/', 'FR')])
      expect(html).not.toContain('Where are the terms of an offer?')
  })
})
