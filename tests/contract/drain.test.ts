import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSiteProcess, until } from '../fixtures/site-process.ts'

let site: Awaited<ReturnType<typeof runSiteProcess>>
beforeAll(async () => {
  site = await runSiteProcess({ LOG_LEVEL: 'fatal' })
})
afterAll(() => site.stop())

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
  await until(async () => answered > 3 * connections, 120_000)
  await site.stop()
  expect(new Set(await Promise.all(visitors))).toEqual(new Set(['200 close']))
})
