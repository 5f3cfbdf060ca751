import { afterEach, beforeEach, expect, it } from 'vitest'
import { iconRequestTimeoutMs } from '../../app/site/icons/icon-limits.data.ts'
import { holdDeadlines } from '../../tests/fixtures/deadlines.ts'
import { runIconService, well } from '../../tests/fixtures/icon-service.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createIcons } from './icons.ts'

const hour = 3_600_000
let service: Awaited<ReturnType<typeof runIconService>>
let now: number
let deadlines: ReturnType<typeof holdDeadlines>
let warned: unknown[]

beforeEach(async () => {
  deadlines = holdDeadlines()
  service = await runIconService()
  now = Date.parse('2026-11-21T12:00:00Z')
  warned = []
})
afterEach(() => {
  deadlines.release()
  return service.stop()
})

const icons = (url: string | null = service.url) =>
  createIcons({
    serviceUrl: url,
    now: () => new Date(now),
    logger: { warn: (facts: unknown) => void warned.push(facts), info: () => {} },
    metrics: createMetrics()
  })
const found = async (from: ReturnType<typeof icons>, set: string, ...names: string[]) => {
  const answer = await from.find({ set, names })
  return [[...answer.icons.keys()], answer.missing]
}

it('S9-7 "both readings stand": 5 s for the browser’s call, 1500 ms for the service', async () => {
  await found(icons(), 'other', 'a')
  expect([iconRequestTimeoutMs, ...deadlines.set]).toEqual([5000, 1500])
})

it('S7-18 "fetched from a local icon endpoint": an installed set is asked of nobody, its aliases resolved', async () => {
  expect(await found(icons(), 'lucide', 'flame', 'alert-circle')).toEqual([['flame', 'alert-circle'], []])
  expect(service.asked).toEqual([])
})

it('S7-18 "or from a public icon service as fallback": another set, and what the installed one does not have', async () => {
  expect(await found(icons(), 'other', 'a', 'missing', 'renamed')).toEqual([['a', 'renamed'], ['missing']])
  expect(await found(icons(), 'lucide', 'flame', 'of-tomorrow')).toEqual([['flame', 'of-tomorrow'], []])
  expect(service.asked).toEqual(['/other.json?icons=a,missing,renamed', '/lucide.json?icons=of-tomorrow'])
})

it('a body that is not of shapes alone counts as missing', async () => {
  expect(await found(icons(), 'other', 'scripted', 'a')).toEqual([['a'], ['scripted']])
})

it('without a service there is only what is installed', async () => {
  expect(await found(icons(null), 'lucide', 'flame', 'of-tomorrow')).toEqual([['flame'], ['of-tomorrow']])
  expect(await found(icons(null), 'other', 'a')).toEqual([[], ['a']])
})

it('S7-60 a clock that had run ahead a month keeps neither old icons nor the rest of a broken service', async () => {
  const ours = icons()
  const month = 30 * 24 * hour
  now += month
  await found(ours, 'other', 'a')
  now -= month
  await found(ours, 'other', 'a')
  expect(service.asked).toHaveLength(2)
  service.behave = response => void response.writeHead(403).end()
  now += month
  await found(ours, 'other', 'b')
  now -= month
  service.behave = well
  expect(await found(ours, 'other', 'b')).toEqual([['b'], []])
})

it('S9-6 "168 hours": then it is asked again; a miss after one hour', async () => {
  const ours = icons()
  await found(ours, 'other', 'a', 'missing')
  now += hour - 1
  await found(ours, 'other', 'a', 'missing')
  expect(service.asked).toHaveLength(1)
  now += 1
  await found(ours, 'other', 'a', 'missing')
  expect(service.asked.slice(1)).toEqual(['/other.json?icons=missing'])
  now += 167 * hour
  await found(ours, 'other', 'a')
  expect(service.asked.slice(2)).toEqual(['/other.json?icons=a'])
})

it('single flight: one call for what many wait for', async () => {
  const ours = icons()
  const answers = await Promise.all([
    found(ours, 'other', 'a', 'b'),
    found(ours, 'other', 'a', 'b'),
    found(ours, 'other', 'b', 'c')
  ])
  expect(answers.map(([names]) => names?.length)).toEqual([2, 2, 2])
  expect(service.asked).toEqual(['/other.json?icons=a,b', '/other.json?icons=c'])
})

it.each<[rule: string, behave: typeof well, isSlow?: boolean]>([
  ['a status', response => response.writeHead(500).end()],
  ['no JSON', response => response.end('404')],
  ['another set', (response, _set, names) => well(response, 'another', names)],
  ['an answer that never ends', response => void response.write('{"prefix":'), true],
  ['no answer', () => {}, true],
  ['far too much', response => response.end(`{"prefix":"other","icons":{},"x":"${'x'.repeat(1_100_000)}"}`)]
])(
  'a service that fails (%s): neither found nor missing, warned of once, left alone for 30 s',
  async (_rule, behave, isSlow = false) => {
    const ours = icons()
    service.behave = behave
    deadlines.pass = isSlow
    expect(await found(ours, 'other', 'a')).toEqual([[], []])
    const asked = service.asked.length
    expect(await found(ours, 'other', 'a')).toEqual([[], []])
    expect([service.asked.length, warned.length]).toEqual([asked, 1])
    service.behave = well
    deadlines.pass = false
    now += 30_000
    expect(await found(ours, 'other', 'a')).toEqual([['a'], []])
  }
)

it('what was had stays while the service is gone', async () => {
  const ours = icons()
  await found(ours, 'other', 'a')
  service.behave = response => response.writeHead(503).end()
  now += 169 * hour
  expect(await found(ours, 'other', 'a', 'b')).toEqual([['a'], []])
})

it('404 of the service means that it has no such set', async () => {
  service.behave = response => response.writeHead(404).end('404')
  expect(await found(icons(), 'other', 'a')).toEqual([[], ['a']])
  expect(warned).toEqual([])
})

it('a visitor who invents names does not make us flood the service', async () => {
  const ours = icons()
  for (let index = 0; index < 80; index += 1) await found(ours, 'other', `i${index}`)
  expect(service.asked).toHaveLength(60)
})

it('many who ask at once put the service to rest for nobody, and are told to the log once', async () => {
  const ours = icons()
  await Promise.all(Array.from({ length: 9 }, (_, index) => found(ours, `set${index}`, 'a')))
  expect(service.asked).toHaveLength(4)
  expect(warned).toHaveLength(1)
  expect(await found(ours, 'other', 'a')).toEqual([['a'], []])
})
