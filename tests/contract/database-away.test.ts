import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../server/accounts/open-database.ts'
import { silent } from '../fixtures/databases.ts'
import { startPostgresql } from '../fixtures/postgresql.ts'
import { runSite } from '../fixtures/running-site.ts'

let postgresql: Awaited<ReturnType<typeof startPostgresql>>
let site: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  postgresql = await startPostgresql()
  site = await runSite({ variables: { DATABASE_URL: postgresql.url, SIGN_UP_LIMIT: '100' } })
  await site.services.signUp.storage.ready
})
afterAll(async () => {
  await site.stop()
  await postgresql.stop()
})

async function ready() {
  const { status, text } = await site.get('localhost', '/readyz')
  return [status, text]
}

/** How many sign-ups count as failed. */
async function failed() {
  const { values } = await site.metrics.signUps.get()
  return values.find(({ labels }) => labels.outcome === 'failed')?.value
}

function signUp(email: string, headers: Record<string, string> = { accept: 'application/json' }) {
  const fields = { email, password: 'a long passw0rd', ageConfirmed: 'on', termsAccepted: 'on', page: '/en/download/' }
  return site.get('localhost', '/api/sign-up', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'cf-ipcountry': 'AL', ...headers },
    body: new URLSearchParams(fields).toString()
  })
}

async function stored(): Promise<unknown[]> {
  const database = await openDatabase({ DATABASE_URL: postgresql.url, DATA_DIR: '' }, silent, () => new Date())
  const rows = await database.query('select email from registrations order by email').finally(() => database.close())
  return rows.map(({ email }) => email)
}

it('S7-64 a PostgreSQL that stops: pages go on, sign-ups say so, and with it back all is as before', async () => {
  expect((await signUp('before@example.com')).status).toBe(201)
  await postgresql.halt()
  await expect.poll(ready).toEqual([503, 'not ready: the database is away'])
  for (const path of ['/', '/en/promotions/', '/en/help/?q=bonus'])
    expect((await site.get('localhost', path)).status, path).toBe(200)
  const refused = await signUp('meanwhile@example.com')
  expect([refused.status, JSON.parse(refused.text).message]).toEqual([500, expect.stringMatching(/customer service/i)])
  expect(await failed()).toBe(1)
  const page = await signUp('meanwhile@example.com', { accept: 'text/html' })
  expect([page.status, page.text]).toEqual([500, expect.stringContaining('value="meanwhile@example.com"')])
  const key = { accept: 'application/json', 'idempotency-key': '0123456789abcdef' }
  expect((await signUp('meanwhile@example.com', key)).status).toBe(500)
  expect(await failed()).toBe(3)
  await postgresql.resume()
  await expect.poll(ready).toEqual([200, 'ready'])
  expect((await signUp('after@example.com')).status).toBe(201)
  expect(await stored()).toEqual(['after@example.com', 'before@example.com'])
})

it('S7-64 a server that takes no writes any more, as a standby, counts as away', async () => {
  const database = await openDatabase({ DATABASE_URL: postgresql.url, DATA_DIR: '' }, silent, () => new Date())
  const takeWrites = async (setting: 'on' | 'off') => {
    await database.query(`alter system set default_transaction_read_only = ${setting}`)
    await database.query('select pg_reload_conf()')
  }
  await takeWrites('on')
  await expect.poll(ready).toEqual([503, 'not ready: the database is away'])
  expect((await site.get('localhost', '/en/')).status).toBe(200)
  await takeWrites('off')
  await expect.poll(ready).toEqual([200, 'ready'])
  await database.close()
})
