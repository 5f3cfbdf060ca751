import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../server/accounts/open-database.ts'
import { silent } from '../tests/fixtures/databases.ts'
import { send } from '../tests/fixtures/site-client.ts'
import { until } from '../tests/fixtures/site-process.ts'
import { everyPage } from './every-page.ts'
import type { mailCatcher } from './mail-catcher.ts'
import { proxiedHosts, trustingAgent } from './proxies.ts'

type Settings = {
  /** Where the proxy answers over TLS. */
  port: number
  pagesPerSecond: number
  signUpsPerSecond: number
  /** How often a sign-up without an answer is sent again, each half a second later. */
  attempts: number
}

const addresses = 100
/** A mail that a process had taken when it was killed is taken again after a minute. */
const mailsMs = 180_000

/** Visitors of a site behind its proxy, at a steady rate until they are stopped: a request is due at its time whatever became of those before it. */
export async function sendVisitors({ port, pagesPerSecond, signUpsPerSecond, attempts }: Settings) {
  const agent = trustingAgent()
  const pages = (await everyPage()).filter(({ host }, index) => proxiedHosts.includes(host) && index % 29 === 0)
  const seen = {
    /** The part of the measurement that faults are written down for. */
    phase: 'before',
    failures: [] as string[],
    unanswered: [] as string[],
    acknowledged: [] as string[],
    pageMs: [] as number[],
    sentAgain: 0
  }
  const open = new Set<Promise<unknown>>()

  /** From one of many addresses of the loopback network, since a proxy has limits for each. */
  const ask = (host: string, path: string, asked: object = {}) => {
    const localAddress = `127.0.0.${2 + Math.floor(Math.random() * addresses)}`
    return send({
      protocol: 'https:',
      port,
      path,
      agent,
      localAddress,
      headers: { host, 'accept-encoding': 'br' },
      ...asked
    })
  }
  let turn = 0
  async function page(): Promise<void> {
    const { host, path } = pages[turn++ % pages.length] ?? { host: 'localhost', path: '/' }
    const started = performance.now()
    const { status } = await ask(host, path).catch(error => ({ status: String(error) }))
    seen.pageMs.push(performance.now() - started)
    if (status !== 200 && status !== 404) seen.failures.push(`${seen.phase}: ${host}${path} ${status}`)
  }
  /** As a browser does it that has no answer: the same form with the same key again. */
  async function signUp(): Promise<void> {
    const email = `player-${randomUUID()}@example.com`
    const body = JSON.stringify({ email, password: 'correct horse 1', ageConfirmed: 'on', termsAccepted: 'on' })
    const headers = {
      host: 'localhost',
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `2001:db8:${randomUUID().slice(0, 4)}::1`
    }
    let last: number | string = 0
    for (let attempt = 0; attempt < attempts; attempt++) {
      const answer = ask('localhost', '/api/sign-up', { method: 'POST', headers, body })
      const { status } = await answer.catch(error => ({ status: String(error) }))
      if (status === 201) return void seen.acknowledged.push(email)
      last = status
      seen.sentAgain += 1
      await wait(500)
    }
    seen.unanswered.push(`${seen.phase}: a sign-up was never acknowledged: ${last}`)
  }

  let isStopped = false
  const isOver = () => isStopped
  const loads = [
    steadily({ perSecond: pagesPerSecond, open, isOver }, page),
    steadily({ perSecond: signUpsPerSecond, open, isOver }, signUp)
  ]
  return {
    seen,
    /** How many wait for an answer. */
    waiting: () => open.size,
    /** Ends once all are answered. */
    async stop() {
      isStopped = true
      await Promise.all(loads)
      agent.destroy()
    }
  }
}

type Steady = { perSecond: number; open: Set<Promise<unknown>>; isOver: () => boolean }

/** Begins some work at a steady rate until it is over, each at its time whatever became of the one before it. Ends once all is done; what is not is in `open`. */
export async function steadily({ perSecond, open, isOver }: Steady, work: () => Promise<void>): Promise<void> {
  const begun = performance.now()
  for (let count = 0; !isOver(); await wait(10))
    for (; count < ((performance.now() - begun) / 1000) * perSecond; count++) {
      const started: Promise<void> = work().finally(() => open.delete(started))
      open.add(started)
    }
  await Promise.all(open)
}

type Kept = { acknowledged: readonly string[]; mails: Awaited<ReturnType<typeof mailCatcher>> }

/** How many sign-ups that were answered with 201 have no row, no mail, or two, once mails had their time. */
export async function signUpsKept(
  { acknowledged, mails }: Kept,
  variables: { DATABASE_URL: string | null; DATA_DIR: string }
) {
  await until(async () => acknowledged.every(address => mails.to(address) > 0), mailsMs).catch(() => {})
  const database = await openDatabase(variables, silent, () => new Date())
  const stored = await database.query<{ email: string }>('select email from pending_sign_ups')
  await database.close()
  const emails = new Set(stored.map(({ email }) => email))
  return {
    withoutRow: acknowledged.filter(email => !emails.has(email)).length,
    withoutMail: acknowledged.filter(email => mails.to(email) === 0).length,
    mailedTwice: acknowledged.filter(email => mails.to(email) > 1).length
  }
}
