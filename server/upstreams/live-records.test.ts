import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdDeadlines } from '../../tests/fixtures/deadlines.ts'
import { eventually } from '../../tests/fixtures/eventually.ts'
import { menuFacts } from '../../tests/fixtures/menu-facts.ts'
import { type Behaviour, startUpstream } from '../../tests/fixtures/upstream.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createLiveRecords, type LiveRecords } from './live-records.ts'

const people = [{ slug: 'ann', name: 'Ann' }]
const others = [{ slug: 'bob', name: 'Bob' }, ...people]
const item = {
  path: '/download/',
  langKey: 'navigation.download',
  routerName: 'download',
  siteType: 'contents',
  showSubArea: false,
  isShow: true,
  badge: null,
  children: []
}

let upstream: Awaited<ReturnType<typeof startUpstream>>
let folder: string
let deadlines: ReturnType<typeof holdDeadlines>
beforeEach(async () => {
  deadlines = holdDeadlines()
  upstream = await startUpstream({ '/ambassadors': people, '/navigations': [item] })
  folder = await mkdtemp(join(tmpdir(), 'live-records-'))
})
afterEach(async () => {
  deadlines.release()
  await upstream.stop()
  await rm(folder, { recursive: true, force: true })
})

type Parts = { validate?: (candidate: LiveRecords) => Promise<void>; urls?: Record<string, string> }

async function make({
  validate = async () => {},
  urls = { AMBASSADORS_URL: upstream.url('/ambassadors') }
}: Parts = {}) {
  const metrics = createMetrics()
  const warn = vi.fn()
  const info = vi.fn()
  const onChange = vi.fn()
  const facts = vi.fn(async () => menuFacts)
  const store = createLiveRecords({
    environment: {
      NAVIGATIONS_URL: null,
      UTIL_NAVIGATIONS_URL: null,
      AMBASSADORS_URL: null,
      UPSTREAM_POLL_SECONDS: 60,
      DATA_DIR: folder,
      ...urls
    },
    logger: { warn, info },
    metrics,
    menuFacts: facts,
    validateByRender: validate,
    onChange
  })
  await store.restore()
  onChange.mockClear()
  return { ...store, metrics, warn, info, onChange, facts }
}

const counted = async ({ metrics }: { metrics: ReturnType<typeof createMetrics> }) =>
  Object.fromEntries((await metrics.upstreamAnswers.get()).values.map(({ labels, value }) => [labels.outcome, value]))

it('nothing counts before the first answer; a change is told once, no change is not', async () => {
  const records = await make()
  expect(records.current()).toEqual({})
  await records.ask()
  expect(records.current()).toEqual({ ambassadors: people })
  await records.ask()
  expect(records.onChange).toHaveBeenCalledOnce()
  upstream.answer('/ambassadors', others)
  await records.ask()
  expect(records.current()).toEqual({ ambassadors: others })
  expect(records.onChange).toHaveBeenCalledTimes(2)
  expect(await counted(records)).toEqual({ good: 3 })
})

it.each<[kind: string, behaviour: Behaviour]>([
  ['status', { status: 500 }],
  ['status', { status: 404 }],
  ['slow', 'never answers'],
  ['slow', 'endless trickle'],
  ['too-long', 'huge'],
  ['not-json', 'not JSON'],
  ['not-valid', 'wrong shape'],
  ['unreachable', 'breaks off']
])('"last known good": %s, %o is ignored, counted, and told once', async (kind, behaviour) => {
  const records = await make()
  await records.ask()
  upstream.behave(behaviour)
  deadlines.pass = kind === 'slow'
  await records.ask()
  await records.ask()
  expect(records.current()).toEqual({ ambassadors: people })
  expect(records.onChange).toHaveBeenCalledOnce()
  expect(records.warn).toHaveBeenCalledOnce()
  expect(await counted(records)).toEqual({ good: 1, [kind]: 2 })
  upstream.behave('well')
  deadlines.pass = false
  upstream.answer('/ambassadors', others)
  await records.ask()
  expect(records.current()).toEqual({ ambassadors: others })
  expect(records.info).toHaveBeenCalledOnce()
  upstream.behave(behaviour)
  deadlines.pass = kind === 'slow'
  await records.ask()
  expect(records.warn, 'after a good answer the kind is told again').toHaveBeenCalledTimes(2)
})

it('an upstream that is gone, and back', async () => {
  await upstream.gone()
  const records = await make()
  await records.ask()
  expect(records.current()).toEqual({})
  await upstream.back()
  await records.ask()
  expect(records.current()).toEqual({ ambassadors: people })
})

it('another kind of fault is told too; neither address nor answer reaches the log', async () => {
  upstream.answer('/ambassadors', [{ slug: 'No Slug', name: 'secret-name' }])
  const records = await make({ urls: { AMBASSADORS_URL: `${upstream.url('/ambassadors')}?key=secret-key` } })
  await records.ask()
  await upstream.gone()
  await records.ask()
  expect(records.warn).toHaveBeenCalledTimes(2)
  expect(records.warn.mock.calls.flat().map(part => `${JSON.stringify(part)} ${part.err?.message}`)).not.toMatchObject(
    expect.arrayContaining([expect.stringContaining('secret')])
  )
})

it('a restart while the upstream is gone has what the earlier process left', async () => {
  const urls = { AMBASSADORS_URL: upstream.url('/ambassadors'), NAVIGATIONS_URL: upstream.url('/navigations') }
  const first = await make({ urls })
  await first.ask()
  await upstream.gone()
  const second = await make({ urls })
  expect(second.current()).toEqual({ ambassadors: people, navigation: [item] })
  await upstream.back()
  await second.ask()
  expect(second.onChange, 'the same answer is no change').not.toHaveBeenCalled()
})

it('unset: content, whatever file is left; another address does not take it up either', async () => {
  await (await make()).ask()
  expect((await make({ urls: {} })).current()).toEqual({})
  expect((await make({ urls: { AMBASSADORS_URL: upstream.url('/other') } })).current()).toEqual({})
})

it.each([
  ['broken', '{"from":'],
  ['empty', ''],
  ['of another time', '{"ambassadors":[]}'],
  ['deep', '['.repeat(200_000)]
])('a file that is %s is ignored, and written anew', async (_state, text) => {
  await (await make()).ask()
  const [name = ''] = await readdir(join(folder, 'live-records'))
  await writeFile(join(folder, 'live-records', name), text)
  const records = await make()
  expect(records.current()).toEqual({})
  await records.ask()
  expect(JSON.parse(await readFile(join(folder, 'live-records', name), 'utf8')).value).toEqual(people)
})

it('no half a file is left, and the address, which may hold a secret, is not in it', async () => {
  const records = await make({ urls: { AMBASSADORS_URL: `${upstream.url('/ambassadors')}?key=secret` } })
  await records.ask()
  upstream.answer('/ambassadors', others)
  await records.ask()
  expect(await readdir(join(folder, 'live-records'))).toEqual(['ambassadors.json'])
  expect(await readFile(join(folder, 'live-records', 'ambassadors.json'), 'utf8')).not.toMatch(/secret|127\.0/)
})

it('a folder that cannot be written: the answer counts, it is told once, and tried again', async () => {
  await writeFile(join(folder, 'live-records'), 'in the way')
  const records = await make()
  await records.ask()
  await records.ask()
  expect(records.current()).toEqual({ ambassadors: people })
  expect(records.onChange).toHaveBeenCalledOnce()
  expect(records.warn).toHaveBeenCalledOnce()
  await rm(join(folder, 'live-records'))
  await records.ask()
  expect(await readdir(join(folder, 'live-records'))).toEqual(['ambassadors.json'])
})

it('an answer that the site cannot be shown with changes nothing', async () => {
  const validate = vi.fn(async ({ ambassadors }: LiveRecords) => {
    if (ambassadors?.some(({ slug }) => slug === 'bob')) throw new Error('a page could not be rendered')
  })
  const records = await make({ validate })
  await records.ask()
  upstream.answer('/ambassadors', others)
  for (const _time of [1, 2]) await records.ask()
  expect(records.current()).toEqual({ ambassadors: people })
  expect(records.onChange).toHaveBeenCalledOnce()
  expect(await counted(records)).toEqual({ good: 1, refused: 2 })
  expect(records.warn).toHaveBeenCalledOnce()
  expect(JSON.parse(await readFile(join(folder, 'live-records', 'ambassadors.json'), 'utf8')).value).toEqual(people)
})

it('answers that come together are validated one after another, each with those before it', async () => {
  const validated: LiveRecords[] = []
  let [running, together] = [0, 0]
  const urls = { AMBASSADORS_URL: upstream.url('/ambassadors'), NAVIGATIONS_URL: upstream.url('/navigations') }
  const records = await make({
    urls,
    validate: async candidate => {
      validated.push(candidate)
      together = Math.max(together, ++running)
      await eventually(() => expect(records.facts, 'both answers are there').toHaveBeenCalledTimes(2))
      await new Promise(setImmediate)
      running -= 1
    }
  })
  await records.ask()
  expect([validated.length, together]).toEqual([2, 1])
  expect(Object.keys(validated[0] ?? {})).toHaveLength(1)
  expect(validated[1]).toEqual({ ambassadors: people, navigation: [item] })
  expect(records.current()).toEqual(validated[1])
  expect(records.onChange).toHaveBeenCalledTimes(2)
})

it('what an earlier process has saved is not taken where the site cannot be shown with it', async () => {
  await (await make()).ask()
  const records = await make({ validate: () => Promise.reject(new Error('a page could not be rendered')) })
  expect(records.current()).toEqual({})
  expect(records.warn).toHaveBeenCalledOnce()
})

it('a menu of which nothing can be shown leaves the last good one in place, on disk too', async () => {
  const urls = { NAVIGATIONS_URL: upstream.url('/navigations') }
  const records = await make({ urls })
  await records.ask()
  upstream.answer('/navigations', [{ ...item, langKey: 'menu.promotions' }])
  await records.ask()
  expect(records.current()).toEqual({ navigation: [item] })
  expect(records.warn.mock.calls[0]?.[0].err.message).toContain('menu.promotions')
  expect(JSON.parse(await readFile(join(folder, 'live-records', 'navigation.json'), 'utf8')).value).toEqual([item])
  expect(await counted(records)).toEqual({ good: 1, refused: 1 })
})
