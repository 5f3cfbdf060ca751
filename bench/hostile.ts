import { productionRelease } from '../tests/fixtures/production.ts'
import { type HostileResult, sendHostile } from '../tests/fixtures/send-hostile.ts'
import { jemalloc } from './jemalloc.ts'
import { residentMB } from './resident.ts'

type Settings = { requests: number; seed: number }

const batch = 1000
const sideBySide = 8
/** Longer than the site waits for the rest of a request (30 s). */
const withinMs = 45_000

/**
 * Sends hostile requests over all addresses to a production folder. A batch of a thousand has the seed of the run plus its number, so that one of them can be sent alone.
 * Prints how many answers have each status, and the slowest. Throws where one is at fault, after all were sent: with the request, and the command that sends it again.
 */
export async function measureHostile({ requests, seed }: Settings): Promise<void> {
  await using release = await productionRelease()
  const site = await release.serve({ DATA_DIR: 'data', ...jemalloc() })
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  let [sent, slowest] = [0, { ms: 0, line: '' }]
  const started = performance.now()
  for (let at = 0; at < requests; at += batch) {
    const batchSeed = seed + at / batch
    const count = Math.min(batch, requests - at)
    const results = await sendHostile({ port: site.port, seed: batchSeed, count, sideBySide, withinMs })
    for (const { request, status, ms, verdict, answer } of results) {
      sent += 1
      statuses[status] = (statuses[status] ?? 0) + 1
      if (verdict !== 'good')
        faults.push(
          `${verdict}, ${status}: npm run bench -- --only=hostile --seed=${batchSeed} --requests=${count}\n${quoted(request)}\n${answer}`
        )
      if (!request.stalls && ms > slowest.ms) slowest = { ms, line: quoted(request).slice(0, 200) }
    }
    if (at % (10 * batch) === 0)
      console.log(`${sent} sent in ${seconds(started)} s, ${faults.length} at fault, ${JSON.stringify(statuses)}`)
    if (site.child.exitCode !== null) throw new Error(`The server has ended: ${site.child.exitCode}`)
  }
  const [page, ready] = [await site.get('localhost', '/en/'), await site.get('localhost', '/readyz')]
  if (page.status !== 200 || ready.status !== 200) faults.push(`afterwards: ${page.status}, ${ready.status}`)
  const rows = {
    'hostile requests, seed': `${sent}, ${seed}`,
    'at fault (5xx, hangs, reflected, split, foreign)': faults.length,
    ...Object.fromEntries(Object.entries(statuses).map(([status, count]) => [statusName(status), count])),
    'slowest, ms': Math.round(slowest.ms),
    'the slowest': slowest.line,
    'seconds, MB at the end': `${seconds(started)}, ${(await residentMB(site.child.pid ?? 0)).now}`
  }
  console.log(rows)
  if (faults.length > 0) throw new Error(faults.slice(0, 20).join('\n\n'))
}

const quoted = ({ bytes }: HostileResult['request']) => JSON.stringify(bytes.toString('latin1', 0, 4000))
const statusName = (status: string) => (status === '0' ? 'CONNECT, ended without an answer' : `status ${status}`)
const seconds = (started: number) => Math.round((performance.now() - started) / 1000)
