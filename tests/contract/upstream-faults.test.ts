import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { holdDeadlines } from '../fixtures/deadlines.ts'
import { askedForLinks } from '../fixtures/every-upstream.ts'
import { runSite } from '../fixtures/running-site.ts'
import { type Behaviour, startUpstream } from '../fixtures/upstream.ts'
import { visitors } from '../fixtures/visitors.data.ts'

/** Longer than figures of players are shown. */
const elevenMinutesMs = 660_000
/** What download links are fresh for; figures of players are shown for twice as long. */
const laterMs = 301_000
const norway = { headers: visitors.norway }

const example = (format: string): unknown => JSON.parse(readFileSync(`docs/upstreams/examples/${format}.json`, 'utf8'))
const badItem = { slug: 7, path: 7 }
const withBadItem = (answer: unknown): unknown =>
  Array.isArray(answer)
    ? [...answer, badItem]
    : { ...Object(answer), links: [...(Object(answer).links ?? []), badItem] }

/** Which answers an upstream gives, which behaviour it shows, or whether it is gone. */
type Way = { answers?: Record<string, unknown>; behaviour?: Behaviour; gone?: true }

const ways: readonly [way: string, facts: Way, outcome: string][] = [
  ['the connection is refused', { gone: true }, 'unreachable'],
  ['its host is unknown', { behaviour: 'unknown host' }, 'unreachable'],
  ['500', { behaviour: { status: 500 } }, 'status'],
  ['404', { behaviour: { status: 404 } }, 'status'],
  ['no headers', { behaviour: 'never answers' }, 'slow'],
  ['a body that never ends', { behaviour: 'endless trickle' }, 'slow'],
  ['no JSON', { behaviour: 'not JSON' }, 'not-json'],
  ['another shape', { behaviour: 'wrong shape' }, 'not-valid'],
  ['an empty list', { answers: { navigations: [], 'download-links': { links: [] } } }, 'not-valid'],
  [
    'one bad item',
    {
      answers: Object.fromEntries(
        ['navigations', 'util-navigations', 'ambassadors', 'download-links'].map(name => [
          name,
          withBadItem(example(name))
        ])
      )
    },
    'good'
  ],
  ['a huge body', { behaviour: 'huge' }, 'too-long'],
  ['a redirect loop', { behaviour: 'redirect loop' }, 'redirects'],
  ['a connection that breaks off', { behaviour: 'breaks off' }, 'unreachable'],
  ['half an answer', { behaviour: 'truncated' }, 'not-json'],
  ['the wrong content type', { behaviour: 'wrong content type' }, 'good']
]

const clock = { now: Date.parse('2026-11-21T12:00:00Z') }
/** When the figures of players were taken, however often they are asked for. */
let takenAt = ''
const examples: Record<string, unknown> = {
  ...Object.fromEntries(
    ['navigations', 'util-navigations', 'ambassadors', 'download-links'].map(name => [name, example(name)])
  ),
  'players-online': () => ({ ...Object(example('players-online')), takenAt })
}

/** A site whose upstreams answer by the examples of docs/upstreams. Its clock is the test's. */
let deadlines: ReturnType<typeof holdDeadlines>
let upstream: Awaited<ReturnType<typeof startUpstream>>
let site: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  deadlines = holdDeadlines()
  upstream = await startUpstream()
  site = await runSite({
    variables: {
      NAVIGATIONS_URL: upstream.url('/navigations'),
      UTIL_NAVIGATIONS_URL: upstream.url('/util-navigations'),
      AMBASSADORS_URL: upstream.url('/ambassadors'),
      DOWNLOAD_LINKS_URL: upstream.url('/download-links'),
      PLAYERS_ONLINE_URL: upstream.url('/players-online')
    },
    now: () => new Date(clock.now)
  })
})
afterAll(async () => {
  await site.stop()
  await upstream.stop()
  deadlines.release()
})

/** Some minutes later all of them are well. */
beforeEach(async () => {
  clock.now += elevenMinutesMs
  takenAt = new Date(clock.now).toISOString()
  deadlines.pass = false
  await upstream.back()
  upstream.behave('well')
  for (const [name, answer] of Object.entries(examples)) upstream.answer(`/${name}`, answer)
  await site.services.liveRecords.ask()
})

/** All that visitors see of upstreams: home, menus, the team, download, players, links. */
async function whatIsShown() {
  const paths = [
    '/en/?force=1',
    '/about-us/',
    '/en/ggteam/',
    '/en/ggteam/new-star/',
    '/en/download/',
    '/api/navigations',
    '/api/util-navigations',
    '/api/brand-ambassador',
    '/__nuxt_island/players-online.json?page=/en/',
    askedForLinks('NO'),
    '/download/start/ios/',
    '/new-star_nav.webp'
  ]
  const shown: Record<string, unknown> = {}
  for (const path of paths) {
    const { status, text, headers } = await site.get('localhost', path, norway)
    shown[path] = {
      status,
      text: path.endsWith('.webp') ? headers['content-length'] : text,
      location: headers.location
    }
  }
  return shown
}

const counted = async (outcome: string): Promise<number> => {
  const { values } = await site.metrics.upstreamAnswers.get()
  return values.find(({ labels }) => labels.upstream === 'navigation' && labels.outcome === outcome)?.value ?? 0
}

it.each(ways)(
  'no page gets poorer than its last good state: %s',
  async (_way, { answers, behaviour, gone }, outcome) => {
    const before = await whatIsShown()
    expect(JSON.stringify(before)).toContain('48,219')
    expect(JSON.stringify(before)).toContain('New Star')
    expect(JSON.stringify(before)).toContain('https://vip.example/')
    expect(JSON.stringify(before)).toContain('https://store.example/app')

    for (const [name, answer] of Object.entries(answers ?? {})) upstream.answer(`/${name}`, answer)
    if (behaviour) upstream.behave(behaviour)
    if (gone) await upstream.gone()
    deadlines.pass = outcome === 'slow'
    clock.now += laterMs
    const timesBefore = await counted(outcome)
    await site.services.liveRecords.ask()
    expect(await whatIsShown()).toEqual(before)
    expect((await counted(outcome)) - timesBefore).toBe(1)
  }
)
