import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { send } from '../build/run-checkout.ts'
import { openDatabase } from '../server/accounts/open-database.ts'
import { silent } from '../tests/fixtures/databases.ts'
import { startPostgresql } from '../tests/fixtures/postgresql.ts'
import { productionRelease } from '../tests/fixtures/production.ts'
import { freePort, until } from '../tests/fixtures/site-process.ts'
import { everyPage } from './every-page.ts'
import { jemalloc } from './jemalloc.ts'
import { mailCatcher } from './mail-catcher.ts'
import { valueAt } from './median.ts'
import { startCaddy, startNginx, trustingAgent } from './proxies.ts'

type Settings = {
  /** How often each process is ended, by SIGTERM and by SIGKILL. */
  rounds: number
  pagesPerSecond: number
  signUpsPerSecond: number
  /** Only the way that has so many processes; 0 for both. */
  processes: number
}

/** The two ways to run the site that are promised: two processes on PostgreSQL behind nginx, one on SQLite behind Caddy. */
const deployments = {
  'two processes, PostgreSQL, nginx': { processes: 2, postgresql: true, start: startNginx },
  'one process, SQLite, Caddy': { processes: 1, postgresql: false, start: startCaddy }
} as const
type Deployment = (typeof deployments)[keyof typeof deployments]

const visitors = 100
/** The time before systemd starts a process again (`RestartSec`). */
const restartMs = 2000
const settledMs = 60_000
/** A mail that a process had taken when it was killed is taken again after a minute. */
const mailsMs = 180_000

/**
 * Restarts and kills the processes of a site under load, one after the other, and counts what a visitor sees through the proxy over TLS. Prints a table for each way to run it.
 * Throws where a page failed, or where a sign-up that was answered 201 has no row or no mail.
 */
export async function measureRestarts(settings: Settings): Promise<void> {
  let lost = 0
  for (const [name, deployment] of Object.entries(deployments)) {
    if (settings.processes > 0 && settings.processes !== deployment.processes) continue
    const found = await restartAll(deployment, settings)
    lost += found.faults
    console.log(name, found.rows)
    for (const line of found.failures.slice(0, 20)) console.log(line)
  }
  if (lost > 0) throw new Error(`${lost} pages, sign-ups or mails were lost: see above`)
}

async function restartAll(deployment: Deployment, { rounds, pagesPerSecond, signUpsPerSecond }: Settings) {
  const release = await productionRelease()
  const mails = await mailCatcher()
  const postgresql = deployment.postgresql ? await startPostgresql() : null
  const agent = trustingAgent()
  let stopProxy = async () => {}
  try {
    const ports = await Promise.all(Array.from({ length: deployment.processes }, freePort))
    const [tlsPort, plainPort] = [await freePort(), await freePort()]
    const data = join(release.elsewhere, 'data')
    const variables = {
      DATA_DIR: data,
      ...jemalloc(),
      SMTP_URL: mails.url,
      SECRET_KEY: 'a key of this measurement: 32 characters',
      SIGN_UP_LIMIT: '100000',
      PUBLIC_SCHEME: 'https',
      ...(postgresql && { DATABASE_URL: postgresql.url })
    }
    const serve = (port: number) => release.serve({ ...variables, PORT: String(port) })
    const running: Awaited<ReturnType<typeof serve>>[] = []
    for (const port of ports) running.push(await serve(port))
    const hosts = ['localhost', 'belgium.localhost', 'germany.localhost', 'ontario.localhost']
    stopProxy = await deployment.start({ folder: join(release.elsewhere, 'proxy'), ports, tlsPort, plainPort, hosts })
    /** From one of many addresses of the loopback network, since a proxy has limits for each. */
    const ask = (host: string, path: string, asked: object = {}) => {
      const localAddress = `127.0.0.${2 + Math.floor(Math.random() * visitors)}`
      const headers = { host, 'accept-encoding': 'br' }
      return send({ protocol: 'https:', port: tlsPort, path, agent, localAddress, headers, ...asked })
    }

    const pages = (await everyPage()).filter(({ host }, index) => hosts.includes(host) && index % 29 === 0)
    const failures: string[] = []
    const unanswered: string[] = []
    const acknowledged: string[] = []
    const times: number[] = []
    const open = new Set<Promise<unknown>>()
    let [asked, again, phase] = [0, 0, 'before']
    const page = async () => {
      const { host, path } = pages[asked++ % pages.length] ?? { host: 'localhost', path: '/' }
      const started = performance.now()
      const { status } = await ask(host, path).catch(error => ({ status: String(error) }))
      times.push(performance.now() - started)
      if (status !== 200 && status !== 404) failures.push(`${phase}: ${host}${path} ${status}`)
    }
    /** As a browser does it that has no answer: the same form with the same key again. */
    const signUp = async () => {
      const email = `player-${randomUUID()}@example.com`
      const fields = { email, password: 'correct horse 1', ageConfirmed: 'on', termsAccepted: 'on' }
      const network = randomUUID().slice(0, 4)
      const headers = {
        host: 'localhost',
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': `2001:db8:${network}::1`
      }
      let last: number | string = 0
      for (let attempt = 0; attempt < 60; attempt++) {
        const { status } = await ask('localhost', '/api/sign-up', {
          method: 'POST',
          headers,
          body: JSON.stringify(fields)
        }).catch(error => ({ status: String(error) }))
        if (status === 201) return acknowledged.push(email)
        last = status
        again += 1
        await wait(500)
      }
      return unanswered.push(`${phase}: a sign-up was never acknowledged: ${last}`)
    }
    const loading = new AbortController()
    const load = async (perSecond: number, work: () => Promise<unknown>) => {
      const begun = performance.now()
      for (let sent = 0; !loading.signal.aborted; ) {
        for (; sent < ((performance.now() - begun) / 1000) * perSecond; sent++) {
          const started: Promise<unknown> = work().finally(() => open.delete(started))
          open.add(started)
        }
        await wait(10)
      }
    }
    const loads = [load(pagesPerSecond, page), load(signUpsPerSecond, signUp)]
    await wait(5000)
    const starts: number[] = []
    for (let round = 1; round <= rounds; round++)
      for (const signal of ['SIGTERM', 'SIGKILL'] as const)
        for (const [index, port] of ports.entries()) {
          phase = `round ${round}, ${signal} of process ${index + 1}`
          const { child } = running[index] ?? {}
          if (!child) continue
          child.kill(signal)
          if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
          if (signal === 'SIGKILL') await wait(restartMs)
          const started = performance.now()
          running[index] = await serve(port)
          starts.push(performance.now() - started)
          // As an operator does it: the next one is ended once what had waited for this one is answered.
          await wait(2000)
          await until(async () => open.size <= pagesPerSecond, settledMs).catch(() => {})
        }
    loading.abort()
    await Promise.all(loads)
    await Promise.all(open)

    await until(async () => acknowledged.every(address => mails.to(address) > 0), mailsMs).catch(() => {})
    const database = await openDatabase(
      { DATABASE_URL: postgresql?.url ?? null, DATA_DIR: data },
      silent,
      () => new Date()
    )
    const stored = await database.query<{ email: string }>('select email from pending_sign_ups')
    await database.close()
    const emails = new Set(stored.map(({ email }) => email))
    const withoutRow = acknowledged.filter(email => !emails.has(email)).length
    const withoutMail = acknowledged.filter(email => mails.to(email) === 0).length
    const twice = acknowledged.filter(email => mails.to(email) > 1).length
    return {
      faults: failures.length + withoutRow + withoutMail,
      failures: [...failures, ...unanswered],
      rows: {
        'restarts, kills': `${rounds * ports.length}, ${rounds * ports.length}`,
        'pages asked for, failed': `${times.length}, ${failures.length}`,
        'page p50 / p99 / longest, ms': [0.5, 0.99, 1].map(share => Math.round(valueAt(share, times))).join(' / '),
        'sign-ups acknowledged, without a row, without a mail': `${acknowledged.length}, ${withoutRow}, ${withoutMail}`,
        'sign-ups sent again with their key, never acknowledged': `${again}, ${unanswered.length}`,
        'mails sent twice': twice,
        'longest start, s': Math.round(Math.max(...starts) / 100) / 10
      }
    }
  } finally {
    agent.destroy()
    await stopProxy()
    await release.remove()
    await postgresql?.stop()
    await mails.stop()
  }
}
