import { createHash } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import { send } from '../run-checkout.ts'
import { bodySections } from './answer-sections.ts'
import { userAgents } from './asks.data.ts'
import { type Ask, firstAsks, firstPathsOf, followingAsks, type Host, nameOf, pageAsks, pathsNamed } from './asks.ts'
import { createRecord, type Hashes } from './record-file.ts'
import { headerLines, normalise } from './sections.ts'

const concurrency = 6
const roundOf = 600

type Settings = {
  port: number
  file: string
  hosts: readonly Host[]
  countries: readonly string[]
  /** Of so many pages one is recorded, and found again in every record. */
  sample: number
}

/** Records a running server: calls, texts and errors, then every page that links reach, for each audience class, with its payload. */
export async function recordServer({ port, file, hosts, countries, sample }: Settings): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const limit = pLimit(concurrency)
  const record = await createRecord(file)
  const bodies = new Map<string, { hashes: Hashes; named: string[] }>()
  const asked = new Set<string>()
  const queue: Ask[] = []
  const add = (ask: Ask) => {
    const name = nameOf(ask)
    if (asked.has(name)) return
    asked.add(name)
    queue.push(ask)
  }
  const addPath = (host: Host, path: string) => {
    if (isSampled(path, sample)) for (const ask of pageAsks(host, path)) add(ask)
  }
  const first = await sendAsk(port, agent, { ...plainAsk, host: 'global', path: '/builds/latest.json' })
  const run = { port, buildId: String(JSON.parse(first.body.toString()).id) }

  function read({ path }: Ask, { headers, body: bytes }: Answer) {
    const type = headers['content-type'] ?? ''
    const isPayload = path.includes('/_payload.json')
    const text = normalise(bytes.toString(), run)
    const key = createHash('sha256').update(`${type}\n${isPayload}\n${text}`).digest('base64url')
    const known = bodies.get(key)
    if (known) return known
    const sections = bodySections(type, bytes, text, isPayload)
    const body = { hashes: record.write(sections), named: namedIn(sections, path) }
    bodies.set(key, body)
    return body
  }

  async function ask(host: Host, one: Ask): Promise<void> {
    const { path } = one
    const sent = { ...one, path: path.replace('BUILD', run.buildId) }
    const answer = await sendAsk(port, agent, sent)
    const { hashes, named } = read(one, answer)
    const { status, headers } = answer
    const about = record.write({
      status: [String(status)],
      headers: headerLines(headers).map(line => normalise(line, run))
    })
    record.add(nameOf(one), { ...about, ...hashes })
    const isPage = status === 200 && headers['content-type']?.startsWith('text/html') === true
    for (const following of followingAsks(one, isPage)) add(following)
    const addresses = [...named, ...[headers.location ?? []].flat().map(location => normalise(location, run))]
    for (const found of pathsNamed(recordedOrigin(host.id), path, addresses)) addPath(host, found)
  }

  for (const host of hosts) {
    for (const one of firstAsks(host, countries)) add(one)
    for (const path of firstPathsOf(host)) for (const one of pageAsks(host, path)) add(one)
  }
  const hostOf = new Map(hosts.map(host => [host.id, host]))
  let done = 0
  for (let reported = 0; queue.length > 0; ) {
    const round = queue.splice(0, roundOf)
    await limit.map(round, one => ask(hostOf.get(one.host) ?? noHost(one.host), one))
    done += round.length
    if (done - reported < 3000) continue
    reported = done
    console.log(`  ${done} answers, ${queue.length} more known, ${bodies.size} different bodies`)
  }
  agent.destroy()
  record.close()
  return done
}

const plainAsk: Omit<Ask, 'host' | 'path'> = { place: '', platform: '', name: '', method: 'GET', headers: {}, body: '' }

function noHost(id: string): never {
  throw new Error(`There is no host ${id}`)
}

const isSampled = (path: string, sample: number) =>
  sample <= 1 || createHash('sha256').update(path).digest().readUInt32BE() % sample === 0

/** The addresses that a document links to, or a sitemap lists. */
const namedIn = ({ links = [], body = [] }: Record<string, string[]>, path: string): string[] =>
  path.endsWith('/sitemap.xml')
    ? body.flatMap(line => /<loc>([^<]+)</.exec(line)?.[1]?.replaceAll('&amp;', '&') ?? [])
    : links.flatMap(line => / → (\S+)/.exec(line)?.[1] ?? [])

type Answer = Awaited<ReturnType<typeof send>>

const busyMs = 1000
const maxTries = 60

/** Asks a server on this machine. One that is busy says when to come again, and is asked again. */
async function sendAsk(port: number, agent: Agent, ask: Ask): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await request(port, agent, ask)
    if (answer.status !== 503 || !answer.headers['retry-after'] || tries === maxTries) return answer
    await wait(busyMs)
  }
}

const hostName = (host: string) => (host === 'global' ? 'localhost' : `${host}.localhost`)

/** The origin of a host as it is recorded. */
const recordedOrigin = (host: string): string => `http://${hostName(host)}:3000`

function request(port: number, agent: Agent, { host, path, method, body, place, platform, headers }: Ask) {
  const userAgent = userAgents[platform]
  return send({
    port,
    agent,
    path,
    method,
    body,
    headers: {
      host: `${hostName(host)}:${port}`,
      'accept-encoding': 'br',
      ...(place && { 'cf-ipcountry': place.slice(0, 2) }),
      ...(place.length > 2 && { 'cf-region-code': place.slice(2) }),
      ...(userAgent && { 'user-agent': userAgent }),
      ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
      ...headers
    }
  })
}
