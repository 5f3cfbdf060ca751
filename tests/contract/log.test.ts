import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSiteProcess, until } from '../fixtures/site-process.ts'
import { tracesOfVisitor, trackedVisitor } from '../fixtures/tracked-visitor.ts'

const minuteMs = 60_000
let site: Awaited<ReturnType<typeof runSiteProcess>>

beforeAll(async () => {
  site = await runSiteProcess({ LOG_LEVEL: 'debug' })
}, 3 * minuteMs)
afterAll(() => site.stop())

const headers = { ...trackedVisitor.headers, 'cf-ipcountry': 'AL' }
const post = (body: object) => ({ method: 'POST', headers, body: JSON.stringify(body) })

/** The lines of requests that were not answered from the cache. */
const requests = () => site.log.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'request')

it('a request is in the log by the id of its answer, and nothing says who the visitor is', async () => {
  const answers = [
    await site.get('localhost', '/en/about-us/?token=query-of-the-visitor', { headers }),
    await site.get('localhost', '/en/nothing-is-here/', { headers }),
    await site.get('localhost', '/api/sign-up', post({ ...trackedVisitor.signUp, password: '' })),
    await site.get('localhost', '/api/sign-up', post(trackedVisitor.signUp)),
    await site.get('localhost', '/api/sign-up/confirm?token=query-of-the-visitor', { headers })
  ]
  expect(answers.slice(0, 4).map(({ status }) => status)).toEqual([200, 404, 400, 201])
  const ids = answers.map(({ headers }) => headers['x-request-id'])
  const logged = () => requests().filter(({ requestId }) => ids.includes(requestId))
  await until(async () => logged().length === ids.length, minuteMs)
  expect(logged().map(({ requestId }) => requestId)).toEqual(ids)
  await until(async () => site.log.some(line => line.includes('a mail is kept')), minuteMs)
  expect(site.log.flatMap(tracesOfVisitor)).toEqual([])
})

it('docs/operations-metrics.md names the fields of a request in the log, and no other', async () => {
  await site.get('localhost', '/en/nothing-is-here/')
  await until(async () => requests().length > 0, minuteMs)
  const [, table = ''] = readFileSync('docs/operations-metrics.md', 'utf8').split('\n## Log\n')
  const named = Array.from(table.matchAll(/^\| `(\w+)` \|/gm), ([, name]) => name)
  expect(new Set(named)).toEqual(new Set(Object.keys(requests()[0])))
})
