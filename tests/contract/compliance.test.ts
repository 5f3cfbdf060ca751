import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audienceOf } from '../../app/domain/law/audience.ts'
import { type SiteId, siteIds } from '../../app/domain/sites/site-id.ts'
import { siteOf } from '../../app/domain/sites/sites.ts'
import { livePagesOf } from '../../app/site/site-map/site-map.ts'
import { readBuiltSite } from '../fixtures/built-pages.ts'
import { type Expected, type Kind, kinds, table, visitors } from '../fixtures/compliance-by-hand.ts'
import { content } from '../fixtures/content.ts'
import { offerWriter, plainSpaces } from '../fixtures/offers-shown.ts'
import { runSiteAt } from '../fixtures/site-at.ts'

/** Noon and 22:00 in Berlin. */
const [noon, night] = ['2026-11-20T11:00:00Z', '2026-11-20T21:00:00Z']

const headersOf = (visitor: string): Record<string, string> =>
  visitor === 'unknown'
    ? { 'x-forwarded-for': '192.0.2.1' }
    : visitor === 'CAON'
      ? { 'cf-ipcountry': 'CA', 'cf-region-code': 'ON' }
      : { 'cf-ipcountry': visitor }

const hostOf = (siteId: SiteId) => (siteId === 'global' ? 'localhost' : `${siteId}.localhost`)

let site: Awaited<ReturnType<typeof runSiteAt>>
beforeAll(async () => {
  site = await runSiteAt(noon)
})
afterAll(() => site.stop())

const offersIn = offerWriter(content)
const isPolicy = (screen: string) => screen === 'policy'

/** Promotions of the month before and of the one after; every other page is there for each visitor. */
const otherMonths: Record<string, number> = {
  '/promotions/october-evenings/': 410,
  '/promotions/december-evenings/': 404
}

/** Words beside an amount that promise a prize pool, in the eleven languages. */
const promise = /guarant|garant|garand|garanc|gwarant|taattu|takuu|гарант|zajam/i

/** What a page invites to play by, read from its words alone: no attribute that the site writes for this purpose is looked at. */
function shownIn(html: string, siteId: SiteId, path: string): Set<Kind> {
  const { locales } = siteOf(siteId)
  const locale = locales[0]
  const lines = mainOf(html)
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<\/(p|li|div|dd|dt|h\d|td|th|section|tr)>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .split('\n')
    .map(plainSpaces)
  const text = lines.join('\n')
  const whole = `${html} ${text}`
  const found = new Set<Kind>()
  const offers = [18, 19, 21].flatMap(age => offersIn(siteId, locale, age))
  if (offers.some(({ title, terms }) => [title, ...terms].some(words => text.includes(words)))) found.add('offers')
  if (/splash|сплеш/i.test(text)) found.add('gifts')
  if (/rakeback|рейкбек/i.test(text)) found.add('offers')
  if (/cashback|кешбек/i.test(text)) found.add('cashback')
  if (lines.some(line => promise.test(line) && /\d{2}[.,  ]?000/.test(line))) found.add('guarantees')
  if (/200[.,  ]?000 ?[x×]/i.test(text)) found.add('amounts')
  if (content.ambassadors.some(({ name }) => whole.includes(name))) found.add('people')
  if (path !== '/streamer-rewards/' && /<a [^>]*href="[^"]*\/streamer-rewards\//.test(html)) found.add('streamers')
  return found
}

const downloadLink =
  /href="[^"]*(\/download\/start\/|\/sample-client\/)|<a [^>]*class="[^"]*button[^"]*"[^>]*href="[^"]*\/download\//
const agesIn = (html: string) => [...new Set([...html.matchAll(/data-age="(\d+)"/g)].map(([, age = '']) => age))]
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

/** Pages that every visitor asks for on every site: each kind is shown on one of them, and they have the forms and notices. */
const alwaysAsked = ['/', '/download/', '/promotions/', '/ggteam/', '/spin-gold/', '/unique-features/', '/loyalty/']

/** Whether a visitor asks for a page: each page of a site is asked for by one visitor at least, another one on each site. */
const asks = (path: string, site: number, visitor: number) =>
  alwaysAsked.includes(path) ||
  (createHash('sha256').update(path).digest().readUInt16BE(0) + site + visitor) % visitors.length === 0

const limit = pLimit(6)

/** Whether the site's own country has a rule there, by hand: the site then has no form for anyone. */
const informs = (siteId: SiteId) =>
  table.some(row => row.siteId === siteId && row.visitor === siteOf(siteId).countryKey && row.rule !== null)

/** Walks pages of a site as one visitor, over the wire. Out: what differs from the table. */
async function faultsOf(expected: Expected, shows: readonly Kind[]): Promise<string[]> {
  const { visitor, siteId, rule, age, download, signUp, notices } = expected
  const headers = headersOf(visitor)
  const get = (path: string, more = {}) => limit(() => site.get(hostOf(siteId), path, { headers, ...more }))
  const faults: string[] = []
  const seen = new Set<Kind>()
  const check = (what: string, found: unknown, wanted: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      faults.push(`${visitor} on ${siteId}: ${what} is ${JSON.stringify(found)}, by hand ${JSON.stringify(wanted)}`)
  }
  check('the rule', JSON.parse((await get('/api/visitor')).text).rule, rule)
  const pages = livePagesOf(siteId).filter(
    ({ path }) => !path.includes('{') && asks(path, siteIds.indexOf(siteId), visitors.indexOf(visitor))
  )
  await Promise.all(
    pages.map(async ({ path, screen }) => {
      const { text, status } = await get(path)
      check(`${path}: the status`, status, otherMonths[path] ?? 200)
      check(`${path}: ages`, agesIn(text), [age])
      if (!isPolicy(screen)) {
        for (const kind of shownIn(text, siteId, path)) {
          seen.add(kind)
          if (!shows.includes(kind)) faults.push(`${visitor} on ${siteId}: ${path} shows ${kind}`)
        }
      }
      if (download === 'no' && downloadLink.test(text))
        faults.push(`${visitor} on ${siteId}: ${path} offers a download`)
      if (path === '/download/')
        check('a form to sign up', /<form[^>]* data-sign-up=""/.test(text), signUp === 'open' && !informs(siteId))
      const notice = await get(`/api/region-notice?page=${path}`)
      const due = notice.status === 204 ? null : JSON.parse(notice.text).notice
      check(`${path}: the notice`, due, ['/', '/download/'].includes(path) ? notices.main : notices.other)
    })
  )
  check(
    'what is shown on any page',
    kinds.filter(kind => seen.has(kind)),
    shows
  )
  const posted = await get('/api/sign-up', {
    method: 'POST',
    body: '{}',
    headers: { ...headers, 'content-type': 'application/json' }
  })
  check('the answer to a sign-up', posted.status, signUp === 'open' ? 400 : 403)
  for (const [device, target] of [
    ['windows', 'desktop'],
    ['macos', 'desktop'],
    ['ios', 'mobile'],
    ['android', 'mobile']
  ] as const) {
    const {
      headers: { location = '' }
    } = await get(`/download/start/${device}/`)
    check(`the download for ${device}`, location.includes(`/sample-client/${target}`), download === 'yes')
  }
  return faults
}

it('the table by hand has every visitor on every site once', () => {
  const names = table.map(({ visitor, siteId }) => `${visitor} ${siteId}`)
  const all = new Set(table.map(({ visitor }) => visitor)).size * siteIds.length
  expect([names.length, new Set(names).size]).toEqual([all, all])
  expect(content.countryRules.filter(({ countryKey }) => !names.includes(`${countryKey} global`))).toEqual([])
})

it('every site answers each visitor at noon as the table by hand says', async () => {
  site.moveTo(noon)
  const faults: string[] = []
  for (const siteId of siteIds)
    for (const row of table.filter(row => row.siteId === siteId && row.visitor === row.like))
      faults.push(...(await faultsOf(row, row.shows)))
  expect(faults).toEqual([])
})

it('a part of a state, and a country without a rule, sees what the first of its row sees', async () => {
  const faults: string[] = []
  for (const { visitor, like, siteId, rule } of table.filter(row => row.visitor !== row.like)) {
    const seenBy = (who: string) =>
      Promise.all(
        ['/', '/download/', '/promotions/', '/download/start/windows/', '/api/region-notice?page=/'].map(async path => {
          const { status, headers, text } = await limit(() =>
            site.get(hostOf(siteId), path, { headers: headersOf(who) })
          )
          // The notice names the place.
          const isNotice = path.startsWith('/api/') && status === 200
          return [path, status, headers.location, isNotice ? JSON.parse(text).notice : text]
        })
      )
    const [own, first] = [await seenBy(visitor), await seenBy(like)]
    const answer = JSON.parse((await site.get(hostOf(siteId), '/api/visitor', { headers: headersOf(visitor) })).text)
    if (answer.rule !== rule) faults.push(`${visitor} on ${siteId}: the rule is ${answer.rule}`)
    for (const [index, page] of own.entries())
      if (JSON.stringify(page) !== JSON.stringify(first[index]))
        faults.push(`${visitor} on ${siteId}: ${page[0]} is not what ${like} sees`)
  }
  expect(faults).toEqual([])
})

it('... and at 22:00 in Berlin, where the hour changes something', async () => {
  site.moveTo(night)
  const faults: string[] = []
  for (const row of table.filter(row => row.visitor === row.like && (row.siteId === 'germany' || row.visitor === 'DE')))
    faults.push(...(await faultsOf(row, row.showsAtNight)))
  expect(faults).toEqual([])
})

it('every page of every site, as the class of each visitor gets it, shows no more than the table by hand allows', async () => {
  const { pages, now } = await readBuiltSite()
  const berlinHour = Number(
    new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', hour: 'numeric', hourCycle: 'h23' }).format(now)
  )
  const isNight = berlinHour >= 21 || berlinHour < 6
  const classOf = ({ siteId, visitor }: Expected) =>
    audienceOf(siteId, visitor === 'unknown' ? null : visitor, content.countryRules, now).name
  const rows = Map.groupBy(table, row => `${row.siteId} ${classOf(row)}`)
  const faults: string[] = []
  let looked = 0
  for (const { html, siteId, locale, path, row, audiences } of pages) {
    const expected = audiences.flatMap(({ name }) => rows.get(`${siteId} ${name}`) ?? [])
    if (locale !== siteOf(siteId).locales[0] || isPolicy(row.screen) || expected.length === 0) continue
    const shown = shownIn(html, siteId, path)
    const main = mainOf(html)
    for (const { visitor, age, download, shows, showsAtNight } of expected) {
      const allowed = isNight ? showsAtNight : shows
      faults.push(
        ...[...shown]
          .filter(kind => !allowed.includes(kind))
          .map(kind => `${visitor} on ${siteId}: ${path} shows ${kind}`),
        ...agesIn(main)
          .filter(found => found !== age)
          .map(found => `${visitor} on ${siteId}: ${path} says ${found}`),
        ...(download === 'no' && downloadLink.test(main) ? [`${visitor} on ${siteId}: ${path} offers a download`] : [])
      )
      looked += 1
    }
  }
  expect(faults).toEqual([])
  expect(looked).toBeGreaterThan(visitors.length * siteIds.length * 50)
})
