import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSiteProcess, until } from '../fixtures/site-process.ts'
import { tracesOfVisitor, trackedVisitor } from '../fixtures/tracked-visitor.ts'

let site: Awaited<ReturnType<typeof runSiteProcess>>

beforeAll(async () => {
  site = await runSiteProcess({ LOG_LEVEL: 'debug' })
})
afterAll(() => site.stop())

const headers = { ...trackedVisitor.headers, 'cf-ipcountry': 'AL' }
const post = (body: object) => ({ method: 'POST', headers, body: JSON.stringify(body) })

/** The lines of requests that were not answered from the cache. */
const requests = () => site.log.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'request')

it('a request is in the log by the id of its answer, and nothing says who the visitor is', async () => {
  const answers = [
    await site.get('localhost', '/en/about-us/?token=query-of-the-visitor', { headers }),
    await site.get('localhost', '/en/mailbox-of-the-visitor%40example.com/', { headers }),
    await site.get('localhost', '/api/sign-up', post({ ...trackedVisitor.signUp, password: '' })),
    await site.get('localhost', '/api/sign-up', post(trackedVisitor.signUp)),
    await site.get('localhost', '/api/sign-up/confirm?token=query-of-the-visitor', { headers })
  ]
  expect(answers.slice(0, 4).map(({ status }) => status)).toEqual([200, 404, 400, 201])
  const ids = answers.map(({ headers }) => headers['x-request-id'])
  const logged = () => requests().filter(({ requestId }) => ids.includes(requestId))
  await until(async () => logged().length === ids.length)
  expect(logged().map(({ requestId }) => requestId)).toEqual(ids)
  await until(async () => site.log.some(line => line.includes('a mail is kept')))
  expect(site.log.flatMap(tracesOfVisitor)).toEqual([])
})

it('docs/operations-metrics.md names the fields of a request in the log, and no other', async () => {
  await site.get('localhost', '/en/nothing-is-here/')
  await until(async () => requests().length > 0)
  const [, table = ''] = readFileSync('docs/operations-metrics.md', 'utf8').split('\n## Log\n')
  const named = Array.from(table.matchAll(/^\| `(\w+)` \|/gm), ([, name]) => name)
  expect(new Set(named)).toEqual(new Set(Object.keys(requests()[0])))
})

const connections = 100

/** Asks over a connection that is kept. Out: the status with what is said of the connection, or why there was no answer. */
const ask = (agent: Agent): Promise<string> =>
  new Promise(resolve => {
    const asked = request(
      { host: '127.0.0.1', port: site.port, path: '/en/about-us/', headers: { host: 'localhost' }, agent },
      answer => answer.resume().on('end', () => resolve(`${answer.statusCode} ${answer.headers.connection}`))
    )
    asked.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'broken'))
    asked.end()
  })

it('a process that is stopped under load says so by an answer on each connection: no request on its way is lost', async () => {
  await ask(new Agent())
  let answered = 0
  const visitors = Array.from({ length: connections }, async (_, index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    let answer = await ask(agent)
    while (answer === '200 keep-alive') {
      answered += 1
      await wait(index % 20)
      answer = await ask(agent)
    }
    agent.destroy()
    return answer
  })
  await until(async () => answered > 3 * connections)
  await site.stop()
  expect(new Set(await Promise.all(visitors))).toEqual(new Set(['200 close']))
})
