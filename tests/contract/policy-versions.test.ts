import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audienceOf } from '../../app/domain/law/audience.ts'
import { withoutRule } from '../../app/domain/law/audience-facts.ts'
import { versionInForce } from '../../app/domain/policies/policy-versions.ts'
import { siteMap } from '../../app/site/site-map/site-map.data.ts'
import { createPageRenderer, plainPage } from '../../server/pages/page-renderer.ts'
import { inEveryLanguage } from '../fixtures/in-every-language.ts'
import { createPageMaker } from '../fixtures/page-maker.ts'
import { runSite } from '../fixtures/running-site.ts'

let site: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  site = await runSite({ variables: { CLOCK: '2026-11-21T12:00:00Z' } })
})
afterAll(() => site.stop())

const history = '/terms-conditions/history/'
const page = async (path: string, host = 'localhost') => {
  const { status, text } = await site.get(host, path)
  return { status, text, words: text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') }
}

describe('"Permanent address for each version"', () => {
  it.each([
    ['the first terms, in French', `${history}terms-conditions-20231012/`, 'Elle ne s’applique plus'],
    ['in English', `/en${history}terms-conditions-20231012/`, 'It no longer applies'],
    ['the version in force has one too', `/en${history}terms-conditions-20261101/`, 'at its permanent address'],
    ['a policy of the network', `/en${history}network-security-ecology-policy-20240426/`, 'at its permanent address']
  ])('%s', async (_rule, path, said) => {
    const { status, text, words } = await page(path)
    expect([status, words.includes(said)]).toEqual([200, true])
    expect(text).toContain('<meta data-head="" name="robots" content="noarchive, noindex"/>')
    expect(text).toContain(`<link data-head="" rel="canonical" href="http://localhost:3000${path}"/>`)
  })

  it.each([
    ['no such version', `${history}terms-conditions-20000101/`],
    ['no such policy', `${history}nothing-20231012/`],
    ['nothing of a version in it', `${history}something/`]
  ])('%s: "Page Not Found: {path}"', async (_rule, path) => {
    const { status, text } = await page(path)
    expect([status, text.includes(`data-error-message="Page Not Found: ${path}"`)]).toEqual([404, true])
  })
})

describe('the history', () => {
  it('"all policies, their versions with dates", and a link to each that leads there', async () => {
    const { text } = await page(`/en${history}`)
    const links = [
      ...new Set(
        Array.from(text.matchAll(/href="(\/en\/terms-conditions\/history\/[a-z-]+-\d{8}\/)"/g), ([, href = '']) => href)
      )
    ]
    expect(links.length).toBeGreaterThanOrEqual(6)
    for (const link of links) expect((await page(link)).status, link).toBe(200)
  })

  it('S9-12 "the note on slot-game pending bets": 24 hours before, a duration set by the provider now', async () => {
    expect((await page(history)).words).toMatch(/gardée 24.heures[\s\S]*la durée que fixe la politique du fournisseur/)
    expect((await page(`/en${history}`)).words).toMatch(
      /kept for 24.hours[\s\S]*the time set by the policy of the game’s provider/
    )
  })
})

describe('"a readable diff between any two versions of one policy"', () => {
  const compare = `/en${history}compare/`

  it('words removed and added, with names that a screen reader says', async () => {
    const { status, text } = await page(`${compare}?policy=terms-conditions&from=20250210&to=20261101`)
    expect(status).toBe(200)
    expect(text).toMatch(/<del><span class="visually-hidden"> removed: <\/span>/)
    expect(text).toMatch(/<ins><span class="visually-hidden"> added: <\/span>[^<]*duration set by the provider/)
    expect(text).toContain('<h3>In plain language</h3>')
  })

  it('without parameters a form for each text that has two versions, as plain HTML', async () => {
    const { text } = await page(compare)
    expect(text).toContain(`action="${compare}" method="get"`)
    expect(text).toContain('<input type="hidden" name="policy" value="privacy-policy"/>')
  })

  it.each([
    ['policy', '?policy=%3Cscript%3Ealert(1)%3C/script%3E', '<code>policy</code>'],
    ['policy', '?policy=__proto__', '<code>policy</code>'],
    ['from', '?policy=terms-conditions&from=../../etc/passwd&to=20261101', '<code>from</code>'],
    ['to', '?policy=terms-conditions&from=20250210&to=%00', '<code>to</code>'],
    ['to', '?policy=terms-conditions&from=20250210&to=20250210', '<code>to</code>']
  ])('"hostile parameters get a message naming the field": %s', async (_field, query, named) => {
    const { status, text } = await page(`${compare}${query}`)
    expect([status, text.includes(named), /<del>|<ins>/.test(text)]).toEqual([200, true, false])
    expect(text).not.toContain('alert(1)</script>')
  })

  it('twenty comparisons at once are answered', async () => {
    const query = '?policy=privacy-policy&from=20250912&to=20261121'
    const answers = await Promise.all(Array.from({ length: 20 }, () => page(`${compare}${query}`)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
  })
})

describe('the feed', () => {
  it.each([
    ['French at the root', 'localhost', `${history}feed.xml`, 'fr', 'Conditions générales (20261101)'],
    ['English below /en/', 'localhost', `/en${history}feed.xml`, 'en', 'Terms and conditions (20261101)'],
    ['of each site by itself', 'ontario.localhost', `${history}feed.xml`, 'en', 'Terms and conditions (20261101)']
  ])('"Atom, per site and language": %s', async (_rule, host, path, language, title) => {
    const { status, headers, text } = await site.get(host, path)
    expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    expect(text).toContain(`xml:lang="${language}"`)
    expect(text).toContain(`<title>${title}</title>`)
    expect(text).not.toMatch(/\{[a-z]/i)
  })

  it('"linked in head", and its entries lead to pages', async () => {
    const { text } = await page(`/en${history}`)
    expect(text).toContain('type="application/atom+xml"')
    expect(text).toContain(`href="/en${history}feed.xml"`)
    const feed = (await site.get('localhost', `/en${history}feed.xml`)).text
    const paths = Array.from(feed.matchAll(/<entry>.*?href="http:\/\/[^/]+(\/[^"]*)"/g), ([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(5)
    for (const path of paths) expect((await page(path)).status, path).toBe(200)
  })
})

it('"future versions are announced and take over by themselves at their day"', async () => {
  const { settings } = await createPageMaker(new Date('2026-12-31T12:00:00Z'))
  const made = settings.content()
  const present = versionInForce(made.policyVersions['terms-conditions'] ?? [], new Date('2026-11-21T12:00:00Z'))
  if (!present) throw new Error('The terms have no version')
  const next = {
    version: '20270101',
    effectiveFrom: '2027-01-01',
    announcedOn: '2026-12-01',
    changes: ['Everything is simpler.']
  }
  const versions = [inEveryLanguage({ ...present.en, ...next }, { fr: { ...present.fr, ...next } }), present]
  const content = { ...made, policyVersions: { ...made.policyVersions, 'terms-conditions': versions } }
  const row = siteMap.find(({ key }) => key === 'terms-conditions') ?? null
  const audience = audienceOf('global', withoutRule, made.countryRules, new Date('2026-12-31T12:00:00Z'))
  const rendered = async (instant: string) => {
    const { document } = await createPageRenderer(settings).render(
      plainPage({
        siteId: 'global',
        host: 'site',
        path: '/terms-conditions/',
        row,
        locale: 'en',
        audience,
        content,
        now: new Date(instant)
      })
    )
    return { html: document.body.toString(), expiresAt: new Date(document.expiresAt).toISOString() }
  }
  const before = await rendered('2026-12-31T23:59:59Z')
  expect(before.html).toContain('A new version will apply from 1 January 2027')
  expect(before.html).toContain('<dd>20261101</dd>')
  expect(before.expiresAt).toBe('2027-01-01T00:00:00.000Z')
  const after = await rendered('2027-01-01T00:00:00Z')
  expect(after.html).toContain('<dd>20270101</dd>')
  expect(after.html).not.toContain('A new version will apply')
})
