import { readFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SiteId, siteIds } from '../../app/domain/sites/site-id.ts'
import { siteOf } from '../../app/domain/sites/sites.ts'
import { livePagesOf } from '../../app/site/site-map/site-map.ts'
import { content } from '../fixtures/content.ts'
import { offerWriter, plainSpaces } from '../fixtures/offers-shown.ts'
import { runSiteAt } from '../fixtures/site-at.ts'

/** Noon and 22:00 in Berlin. */
const [noon, night] = ['2026-11-20T11:00:00Z', '2026-11-20T21:00:00Z']

const kinds = ['offers', 'gifts', 'cashback', 'guarantees', 'amounts', 'people', 'streamers'] as const
type Kind = (typeof kinds)[number]
const named: Record<string, readonly Kind[]> = {
  all: kinds,
  play: ['guarantees', 'amounts'],
  'no-people': ['offers', 'gifts', 'guarantees', 'amounts'],
  '-': []
}

type Expected = {
  visitor: string
  siteId: SiteId
  rule: string | null
  age: string
  shows: readonly Kind[]
  showsAtNight: readonly Kind[]
  signUp: string
  download: string
  notices: { main: string | null; other: string | null }
}

const cells = (await readFile(new URL('compliance-by-hand.tsv', import.meta.url), 'utf8'))
  .trimEnd()
  .split('\n')
  .filter(line => !line.startsWith('#'))
  .slice(1)
  .map(line => line.split('\t'))
const orNull = (cell: string) => (cell === '-' ? null : cell)
const table = cells.flatMap(
  ([
    visitor = '',
    sites = '',
    rule = '',
    age = '',
    shows = '',
    signUp = '',
    download = '',
    main = '',
    other = '',
    night = ''
  ]) =>
    siteIds
      .filter(siteId => sites.split(' ').includes(siteId))
      .map(
        (siteId): Expected => ({
          visitor,
          siteId,
          rule: orNull(rule),
          age,
          shows: named[shows] ?? [],
          showsAtNight: named[night] ?? [],
          signUp,
          download,
          notices: { main: orNull(main), other: orNull(other) }
        })
      )
)

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
}, 120_000)
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
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const lines = main
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

const read = new Map<string, { shows: Set<Kind>; ages: string[]; downloads: boolean; signsUp: boolean }>()
function readPage(html: string, siteId: SiteId, path: string, etag: string) {
  const known = read.get(etag)
  if (known) return known
  const fresh = {
    shows: shownIn(html, siteId, path),
    ages: [...new Set([...html.matchAll(/data-age="(\d+)"/g)].map(([, age = '']) => age))],
    downloads:
      /href="[^"]*(\/download\/start\/|\/sample-client\/)|<a [^>]*class="[^"]*button[^"]*"[^>]*href="[^"]*\/download\//.test(
        html
      ),
    signsUp: /<form[^>]* data-sign-up=""/.test(html)
  }
  read.set(etag, fresh)
  return fresh
}

const limit = pLimit(6)

/** Walks all pages of a site as one visitor. Out: what differs from the table. */
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
  const pages = livePagesOf(siteId).filter(({ path }) => !path.includes('{'))
  await Promise.all(
    pages.map(async ({ path, screen }) => {
      const { text, headers: answered, status } = await get(path)
      check(`${path}: the status`, status, otherMonths[path] ?? 200)
      const page = readPage(text, siteId, path, `${siteId} ${path} ${answered.etag ?? `${visitor} ${read.size}`}`)
      check(`${path}: ages`, page.ages, [age])
      if (!isPolicy(screen)) {
        for (const kind of page.shows) {
          seen.add(kind)
          if (!shows.includes(kind)) faults.push(`${visitor} on ${siteId}: ${path} shows ${kind}`)
        }
      }
      if (download === 'no' && page.downloads) faults.push(`${visitor} on ${siteId}: ${path} offers a download`)
      if (path === '/download/') check('a form to sign up', page.signsUp, signUp === 'open')
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
  expect([names.length, new Set(names).size]).toEqual([16 * siteIds.length, 16 * siteIds.length])
})

it('every page of every site answers each visitor at noon as the table by hand says', async () => {
  site.moveTo(noon)
  const faults: string[] = []
  for (const row of table) faults.push(...(await faultsOf(row, row.shows)))
  expect(faults).toEqual([])
}, 1_800_000)

it('... and at 22:00 in Berlin, where the hour changes something', async () => {
  site.moveTo(night)
  const faults: string[] = []
  for (const row of table.filter(({ siteId, visitor }) => siteId === 'germany' || visitor === 'DE'))
    faults.push(...(await faultsOf(row, row.showsAtNight)))
  expect(faults).toEqual([])
}, 1_800_000)
