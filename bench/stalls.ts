import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { productionRelease } from '../tests/fixtures/production.ts'
import { send } from '../tests/fixtures/site-client.ts'
import { freePort } from '../tests/fixtures/site-process.ts'
import { everyPage } from './every-page.ts'
import { jemalloc } from './jemalloc.ts'
import { edited, editTitle } from './load.ts'
import { mixOf, type RequestOptions } from './load-mix.ts'
import { median } from './median.ts'

const timesEach = 30
const mostHeldMs = 100
const shown = 10

/**
 * Asks a production folder for every page, as it is rendered, and for each kind of request, one after the other, and how long its event loop was held meanwhile; then edits
 * its content. Prints the ten longest. Throws where one held it for over a tenth of a second. `sample`: every nth page.
 */
export async function measureStalls(sample: number): Promise<void> {
  await using release = await productionRelease()
  const contentFolder = join(release.elsewhere, 'content')
  await cp('content', contentFolder, { recursive: true })
  const probePort = await freePort()
  const site = await release.serve({
    DATA_DIR: 'data',
    CONTENT_DIR: 'content',
    ...jemalloc(),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(probeAt(probePort))}`
  })
  const heldMs = async () => Number((await send({ port: probePort, path: '/' })).body.toString())
  const ask = (host: string, path: string, { headers, ...asked }: RequestOptions = {}) =>
    site.get(host, path, { ...asked, headers: { 'accept-encoding': 'br', ...headers } })
  const found: { name: string; ms: number }[] = []
  const note = async (name: string, doIt: () => Promise<unknown>) => {
    await heldMs()
    await doIt()
    found.push({ name, ms: await heldMs() })
  }
  const pages = await everyPage(sample)
  for (const { host, path, headers } of pages)
    await note(`first ${host}${path} ${Object.values(headers).join(' ')}`, () => ask(host, path, { headers }))
  for (const [kind, { ask: askOne }] of Object.entries(await mixOf({ ask, pages, acknowledged: [] })))
    for (let time = 0; time < timesEach; time += 1) await note(kind, askOne)
  for (let time = 1; time <= 5; time += 1)
    await note('an edit of the content', async () => {
      await editTitle(join(contentFolder, edited), time)
      await wait(5000)
    })
  found.sort((one, other) => other.ms - one.ms)
  console.table(found.slice(0, shown).map(({ name, ms }) => ({ name, 'held, ms': Math.round(ms) })))
  console.log(`${found.length} requests, median ${median(found.map(({ ms }) => ms)).toFixed(1)} ms`)
  const over = found.filter(({ ms }) => ms > mostHeldMs)
  if (over.length > 0) throw new Error(`${over.length} held the event loop over ${mostHeldMs} ms`)
}

/** Code that runs in the server's process: each question is answered with the longest that its event loop was held since the last, in milliseconds. */
const probeAt = (port: number): string => `
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
createServer((_question, answer) => setTimeout(() => {
  answer.end(String(delay.max / 1e6))
  delay.reset()
}, 5)).listen(${port}, '127.0.0.1').unref()`
