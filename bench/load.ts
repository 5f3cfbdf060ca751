import { cp, readFile, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { productionRelease } from '../tests/fixtures/production.ts'
import { until } from '../tests/fixtures/site-process.ts'
import { everyPage, type PageAsk } from './every-page.ts'
import { jemalloc } from './jemalloc.ts'
import { type Kind, mixOf, pick, type RequestOptions } from './load-mix.ts'
import { mailCatcher } from './mail-catcher.ts'
import { median, valueAt } from './median.ts'
import { memoryGroup } from './memory-group.ts'
import { residentMB } from './resident.ts'
import { steadily } from './visitors.ts'

type Settings = {
  minutes: number
  /** Requests a second. */
  rate: number
  limitMB: number
  /** Every nth page, for a quick look. */
  sample: number
}

const sideBySide = 4
const sampleMs = 10_000
const maxPrinted = 30
const mailsMs = 60_000
/** A request that is not answered by then counts as failed. */
const givenUpMs = 60_000
export const edited = 'pages/contact/en.yaml'
/**
 * A production folder under mixed load at a steady rate, in a memory group where the machine has them, after each page has been asked for once. A request is due at its time
 * whatever became of those before it. Prints resident memory in the first and last sixth of the time, times by kind. Throws where an answer failed or a mail was lost.
 */
export async function measureLoad({ minutes, rate, limitMB, sample }: Settings): Promise<void> {
  await using mails = await mailCatcher()
  await using group = await memoryGroup(limitMB)
  await using release = await productionRelease()
  const contentFolder = join(release.elsewhere, 'content')
  await cp('content', contentFolder, { recursive: true })
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const site = await release.serve(
    {
      DATA_DIR: 'data',
      CONTENT_DIR: 'content',
      ...jemalloc(),
      SMTP_URL: mails.url,
      METRICS_TOKEN: 'bench'
    },
    { begun: id => void group?.take(id) }
  )
  const resident = () => residentMB(site.child.pid ?? 0)
  const atReady = await resident()
  const ask = (host: string, path: string, { headers, ...asked }: RequestOptions = {}) => {
    const named = { 'accept-encoding': 'br', ...headers }
    // A form goes on a connection of its own: one that ends idle just then would lose it.
    const connection = asked.method === undefined ? agent : false
    const whole = { agent: connection, timeout: givenUpMs, ...asked, headers: named }
    // An idle connection may end while it is taken again: a browser asks once more on another one, but for a form.
    return site.get(host, path, whole).catch(error => {
      if (asked.method !== undefined || !/ECONNRESET|socket hang up/.test(String(error))) throw error
      return site.get(host, path, { ...whole, agent: false })
    })
  }

  const asks = await everyPage(sample)
  const pages: PageAsk[] = []
  await pLimit(sideBySide).map(asks, async asked => {
    const { status } = await ask(asked.host, asked.path, { headers: { ...asked.headers } })
    if (status === 200) pages.push(asked)
    else if (status !== 404) throw new Error(`${asked.host}${asked.path} was answered with ${status}`)
  })
  const warm = await resident()
  console.log(`${asks.length} pages asked for, ${pages.length} there: ${atReady.now} MB at ready, ${warm.now} MB now`)
  // The first edit of a full cache leaves something once: that is no growth.
  await editTitle(join(contentFolder, edited), 0)

  const acknowledged: string[] = []
  const kinds = await mixOf({ ask, pages, acknowledged })
  const times: Record<string, number[]> = {}
  const failures: string[] = []
  const samples: { second: number; resident: number; group: number }[] = []
  const open = new Set<Promise<void>>()
  let [sent, edits] = [0, 0]
  const started = performance.now()
  const elapsed = () => performance.now() - started
  const lastsMs = minutes * 60_000

  const sampling = setInterval(async () => {
    const taken = {
      second: Math.round(elapsed() / 1000),
      resident: (await resident()).now,
      group: (await group?.megabytes()) ?? 0
    }
    samples.push(taken)
    if (taken.second % 60 < sampleMs / 1000)
      console.log(
        `${taken.second} s: ${taken.resident} MB resident, group ${taken.group} MB, ${sent} requests, ${open.size} open, ${failures.length} failed`
      )
  }, sampleMs)
  const editing = setInterval(() => void editTitle(join(contentFolder, edited), ++edits), lastsMs / 6)

  const fail = (what: string) => {
    const line = `${Math.round(elapsed() / 1000)} s: ${what}`
    failures.push(line)
    if (failures.length <= maxPrinted) console.log(line)
  }
  const one = async (name: string, { ask: send, expected }: Kind) => {
    const due = performance.now()
    try {
      const { status } = await send()
      if (!expected.includes(status)) fail(`${name} ${status}`)
    } catch (error) {
      fail(`${name} ${String(error)}`)
    }
    ;(times[name] ??= []).push(performance.now() - due)
  }
  const wheel = Object.entries(kinds).flatMap(([name, kind]) =>
    Array.from({ length: kind.share }, () => [name, kind] as const)
  )
  await steadily({ perSecond: rate, open, isOver: () => elapsed() >= lastsMs }, () => {
    sent += 1
    return one(...pick(wheel))
  })
  clearInterval(sampling)
  clearInterval(editing)
  await until(async () => acknowledged.every(address => mails.to(address) > 0), mailsMs).catch(() => {})

  const sixth = Math.max(1, Math.floor(samples.length / 6))
  const middle = (part: typeof samples) => median(part.map(({ resident }) => resident))
  const [first, last] = [middle(samples.slice(0, sixth)), middle(samples.slice(-sixth))]
  const lost = acknowledged.filter(address => !mails.to(address))
  const all = Object.values(times).flat()
  const end = await group?.ended()
  const rows: Record<string, string | number> = {
    'requests, a second': `${all.length}, ${Math.round(all.length / (elapsed() / 1000))}`,
    failed: failures.length,
    'sign-ups acknowledged, mails lost': `${acknowledged.length}, ${lost.length}`,
    'edits of the content': edits,
    'MB at ready / every page asked for / highest': `${atReady.now} / ${warm.now} / ${(await resident()).highest}`,
    'MB in the first and last sixth, medians': `${first} / ${last}: ${(((last - first) / first) * 100).toFixed(1)} %`,
    [`group of ${limitMB} MB: highest, killed`]: end ? `${end.highestMB}, ${end.killed}` : 'no memory groups here',
    'ms p50 / p99 / longest': tailOf(all)
  }
  for (const [name, values] of Object.entries(times).toSorted(([one], [other]) => one.localeCompare(other)))
    rows[`${name} (${values.length})`] = tailOf(values)
  console.log(rows)
  if (failures.length + lost.length > 0)
    throw new Error(
      ['Failed:', ...failures.slice(0, maxPrinted), ...lost.map(address => `no mail to ${address}`)].join('\n')
    )
  if (Math.abs(last - first) / first > 0.05) throw new Error(`Memory is not flat: ${first} MB, then ${last} MB`)
}

export async function editTitle(file: string, count: number): Promise<void> {
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replace(/^title: "?(.*?)( \d+)?"?$/m, (_line, title: string) => `title: "${title} ${count}"`)
  )
}

const tailOf = (values: readonly number[]): string =>
  [0.5, 0.99, 1].map(share => valueAt(share, values).toFixed(1)).join(' / ')
