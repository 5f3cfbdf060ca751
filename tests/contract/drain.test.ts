import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSiteProcess } from '../fixtures/site-process.ts'

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
  const visitors = Array.from({ length: connections }, async (_, index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    let answer = await ask(agent)
    while (answer === '200 keep-alive') {
      await wait(index % 20)
      answer = await ask(agent)
    }
    agent.destroy()
    return answer
  })
  await wait(300)
  await site.restart()
  expect(new Set(await Promise.all(visitors))).toEqual(new Set(['200 close']))
})
