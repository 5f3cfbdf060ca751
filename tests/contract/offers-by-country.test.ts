import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Locale } from '../../app/domain/locales/locale.ts'
import { content } from '../fixtures/content.ts'
import { hasAmount, offerWriter, plainSpaces } from '../fixtures/offers-shown.ts'
import { runSite } from '../fixtures/running-site.ts'
import { allWords } from '../fixtures/visible-words.ts'

const offersIn = offerWriter(content)
let site: Awaited<ReturnType<typeof runSite>>

beforeAll(async () => {
  site = await runSite()
})
afterAll(() => site.stop())

const visitors = {
  Ontario: { 'cf-ipcountry': 'CA', 'cf-region-code': 'ON' },
  France: { 'cf-ipcountry': 'FR' },
  Norway: { 'cf-ipcountry': 'NO' },
  nowhere: { 'cf-ipcountry': 'XX' }
} as const

/** The titles, summaries, terms and amounts of offers that stand in the bytes of the home, for any minimum age. */
async function offersInBytes(visitor: keyof typeof visitors, path: string, locale: Locale): Promise<string[]> {
  const { text, status } = await site.get('localhost', path, { headers: visitors[visitor], site: 'global' })
  expect(status).toBe(200)
  const payload = await site.get('localhost', `${path}_payload.json`, { headers: visitors[visitor] })
  const bytes = plainSpaces(`${allWords(text)} ${text} ${payload.text}`)
  return [18, 19, 21].flatMap(age =>
    offersIn('global', locale, age).flatMap(({ title, summary, terms, amounts, offer }) => [
      ...[title, summary, ...terms].filter(words => bytes.includes(words)),
      ...(offer.kind === 'welcome-bonus' ? amounts.filter(amount => hasAmount(bytes, amount)) : [])
    ])
  )
}

it.each<[visitor: keyof typeof visitors, path: string, locale: Locale]>([
  ['Ontario', '/', 'fr'],
  ['Ontario', '/en/', 'en'],
  ['France', '/', 'fr'],
  ['France', '/en/', 'en'],
  ['nowhere', '/', 'fr'],
  ['nowhere', '/en/', 'en']
])(
  'S6-8 no offer is in the bytes of the global home that a visitor from %s receives: %s',
  async (visitor, path, locale) => {
    expect(await offersInBytes(visitor, path, locale)).toEqual([])
  }
)

it.each<[path: string, locale: Locale]>([
  ['/', 'fr'],
  ['/en/', 'en']
])('a Norwegian visitor receives them with their terms: %s', async (path, locale) => {
  const found = await offersInBytes('Norway', path, locale)
  const [welcome] = offersIn('global', locale, 18)
  expect(found).toEqual(expect.arrayContaining([welcome?.title, ...(welcome?.terms ?? [])]))
})

it.each<[who: string, host: string, headers: Record<string, string>, isShown: boolean]>([
  ['a Norwegian visitor', 'localhost', visitors.Norway, true],
  ['Ontario, where amounts may be shown and people may not', 'ontario.localhost', visitors.Ontario, false],
  ['a French visitor', 'localhost', visitors.France, false],
  ['an unknown place', 'localhost', visitors.nowhere, false]
])('S5-38 results are shown only where people and amounts may be: %s', async (_who, host, headers, isShown) => {
  const { status, text } = await site.get(host, '/tournaments/', { headers })
  expect([status, text.includes('id="results"')]).toEqual([200, isShown])
})

it('the same country from an untrusted peer is not believed: what a proxy that is not trusted sends comes from an unknown place', async () => {
  const distrusting = await runSite({ variables: { TRUSTED_PROXIES: '10.0.0.1' } })
  const [unknown, french] = await Promise.all(
    [visitors.nowhere, visitors.France].map(headers => distrusting.get('localhost', '/', { headers }))
  )
  await distrusting.stop()
  expect(french?.headers.etag).toBe(unknown?.headers.etag)
})

it.each<[who: string, headers: Record<string, string>, sees: boolean]>([
  ['this machine', {}, true],
  ['a crawler on this machine', { 'user-agent': 'Googlebot/2.1' }, true],
  ['a public address that nobody can place', { 'x-forwarded-for': '192.0.2.1' }, false],
  ['a crawler there', { 'x-forwarded-for': '192.0.2.1', 'user-agent': 'Googlebot/2.1' }, false],
  ['a private address behind a proxy', { 'x-forwarded-for': '10.0.0.9' }, false]
])('S6-8 %s: ambassadors are named only where the place is known', async (_who, headers, sees) => {
  const { text } = await site.get('localhost', '/api/brand-ambassador', { headers })
  expect(JSON.parse(text).length > 0).toBe(sees)
})
