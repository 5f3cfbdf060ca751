import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { askedForLinks } from '../fixtures/every-upstream.ts'
import { runSite } from '../fixtures/running-site.ts'
import { type Behaviour, startUpstream } from '../fixtures/upstream.ts'
import { visitors } from '../fixtures/visitors.data.ts'

const start = Date.parse('2026-11-21T12:00:00Z')
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

/** A site whose upstreams answer by the examples of docs/upstreams. Its clock is the test's. */
async function connectedSite() {
  const clock = { now: start }
  const players = () => ({ ...Object(example('players-online')), takenAt: new Date(start).toISOString() })
  const upstream = await startUpstream({
    '/navigations': example('navigations'),
    '/util-navigations': example('util-navigations'),
    '/ambassadors': example('ambassadors'),
    '/download-links': example('download-links'),
    '/players-online': players
  })
  const site = await runSite({
    variables: {
      NAVIGATIONS_URL: upstream.url('/navigations'),
      UTIL_NAVIGATIONS_URL: upstream.url('/util-navigations'),
      AMBASSADORS_URL: upstream.url('/ambassadors'),
      DOWNLOAD_LINKS_URL: upstream.url('/download-links'),
      PLAYERS_ONLINE_URL: upstream.url('/players-online')
    },
    now: () => new Date(clock.now)
  })
  onTestFinished(async () => {
    await site.stop()
    await upstream.stop()
  })
  await site.services.liveRecords.ask()
  return { clock, upstream, site }
}

/** All that visitors see of upstreams: home, menus, the team, download, players, links. */
async function whatIsShown({ site }: Awaited<ReturnType<typeof connectedSite>>) {
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

it.each(ways)(
  'no page gets poorer than its last good state: %s',
  async (_way, { answers, behaviour, gone }, outcome) => {
    const connected = await connectedSite()
    const { clock, upstream, site } = connected
    const before = await whatIsShown(connected)
    expect(JSON.stringify(before)).toContain('48,219')
    expect(JSON.stringify(before)).toContain('New Star')
    expect(JSON.stringify(before)).toContain('https://vip.example/')
    expect(JSON.stringify(before)).toContain('https://store.example/app')

    for (const [name, answer] of Object.entries(answers ?? {})) upstream.answer(`/${name}`, answer)
    if (behaviour) upstream.behave(behaviour)
    if (gone) await upstream.gone()
    clock.now = start + laterMs
    await site.services.liveRecords.ask()
    expect(await whatIsShown(connected)).toEqual(before)
    const { values } = await site.metrics.upstreamAnswers.get()
    expect(values.map(({ labels }) => `${labels.upstream} ${labels.outcome}`)).toContain(`navigation ${outcome}`)
  }
)
