import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import { ensureBuild } from '../build/build.ts'
import { send } from '../build/run-checkout.ts'
import { liveMarks, startEveryUpstream } from '../tests/fixtures/every-upstream.ts'
import { runSiteProcess, until } from '../tests/fixtures/site-process.ts'
import { visitors } from '../tests/fixtures/visitors.data.ts'
import { median, valueAt } from './median.ts'

const rounds = 5
const requests = 600
const sideBySide = 4
/** All pages are rendered anew for what the upstreams give; nothing is measured meanwhile. */
const newPagesMs = 480_000
/** Stored pages, and pages that are rendered for each request: by a query that the page reads, embedded, and about one visitor. */
const paths = [
  '/?force=1',
  '/about-us/',
  '/en/download/',
  '/download/?auto=done',
  '/contact/?embedded=1',
  '/your-location/'
]

await ensureBuild()
const upstream = await startEveryUpstream()
const site = await runSiteProcess({ ...upstream.variables, LOG_LEVEL: 'warn' })
const agent = new Agent({ keepAlive: true, maxSockets: sideBySide })
const states = {
  healthy: () => upstream.well(),
  dead: () => upstream.dead(),
  garbage: () => upstream.talkingGarbage()
} as const
type State = keyof typeof states
const figures: Record<State, number[]> = { healthy: [], dead: [], garbage: [] }

try {
  await upstream.well()
  await until(hasTaken, newPagesMs)
  await measure(requests)
  for (let round = 0; round < rounds; round++)
    for (const state of Object.keys(states) as State[]) {
      await states[state]()
      await wait(1500)
      const p95 = await measure(requests)
      figures[state].push(p95)
      console.log(`round ${round + 1} of ${rounds}, ${state}: ${round2(p95)} ms`)
    }
  const healthy = median(figures.healthy)
  console.log(`\n# p95 of page requests by the state of every upstream: medians of ${rounds} rounds of ${requests}`)
  console.table(
    Object.fromEntries(
      Object.entries(figures).map(([state, values]) => [
        state,
        { 'p95 ms': round2(median(values)), 'to healthy': round2(median(values) / healthy) }
      ])
    )
  )
} finally {
  agent.destroy()
  await site.stop()
  await upstream.stop()
}

/** Whether the pages hold what every upstream gives: until then the process has other things to do. */
async function hasTaken(): Promise<boolean> {
  const { text } = await site.get('localhost', '/', { headers: visitors.norway })
  return [liveMarks.main, liveMarks.utility, liveMarks.name].every(mark => text.includes(mark))
}

/** Asks for the pages in turn, some at once. Out: the 95th percentile of the times until the whole answer, in ms. Throws where one is not a page. */
async function measure(count: number): Promise<number> {
  const asked = Array.from({ length: count }, (_, index) => paths[index % paths.length] ?? '/')
  return valueAt(0.95, await pLimit(sideBySide).map(asked, timeOf))
}

async function timeOf(path: string): Promise<number> {
  const started = performance.now()
  const headers = { host: `localhost:${site.port}`, 'accept-encoding': 'br', 'cf-ipcountry': 'NO' }
  const { status } = await send({ port: site.port, path, agent, headers })
  if (status !== 200) throw new Error(`${path} was answered with ${status}`)
  return performance.now() - started
}

function round2(value: number): number {
  return Math.round(value * 100) / 100
}
