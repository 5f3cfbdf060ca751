import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgresql } from '../tests/fixtures/postgresql.ts'
import { productionRelease } from '../tests/fixtures/production.ts'
import { until } from '../tests/fixtures/site-process.ts'
import { mailCatcher } from './mail-catcher.ts'
import { valueAt } from './median.ts'
import { startCaddy, startNginx } from './proxies.ts'
import { startProcesses } from './site-processes.ts'
import { sendVisitors, signUpsKept } from './visitors.ts'

type Settings = {
  /** How often each process is ended, by SIGTERM and by SIGKILL. */
  rounds: number
  pagesPerSecond: number
  signUpsPerSecond: number
  /** Only the way that has so many processes; 0 for both. */
  processes: number
  /** A production folder with its packages, that of a former release: a killed process starts again from it, an ended one from this release. Empty for this one alone. */
  former: string
}

/** The two ways to run the site that are promised: two processes on PostgreSQL behind nginx, one on SQLite behind Caddy. */
const deployments = {
  'two processes, PostgreSQL, nginx': { processes: 2, postgresql: true, start: startNginx },
  'one process, SQLite, Caddy': { processes: 1, postgresql: false, start: startCaddy }
} as const
type Deployment = (typeof deployments)[keyof typeof deployments]

/** The time before systemd starts a process again (`RestartSec`). */
const restartMs = 2000
const settledMs = 60_000

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

async function restartAll(deployment: Deployment, { rounds, pagesPerSecond, signUpsPerSecond, former }: Settings) {
  await using stops = new AsyncDisposableStack()
  const mails = stops.use(await mailCatcher())
  const postgresql = deployment.postgresql ? await startPostgresql() : null
  stops.defer(async () => postgresql?.stop())
  const release = stops.use(await productionRelease())
  const releases = { SIGTERM: release.release, SIGKILL: former || release.release }
  const data = join(release.elsewhere, 'data')
  const site = await startProcesses(release, {
    processes: deployment.processes,
    from: releases.SIGKILL,
    variables: {
      DATA_DIR: data,
      SMTP_URL: mails.url,
      SECRET_KEY: 'a key of this measurement: 32 characters',
      ...(postgresql && { DATABASE_URL: postgresql.url })
    }
  })
  const { ports } = site
  const { port } = stops.use(await deployment.start(join(release.elsewhere, 'proxy'), ports))
  const visitors = await sendVisitors({ port, pagesPerSecond, signUpsPerSecond, attempts: 60 })
  const { seen } = visitors
  await wait(5000)
  const starts: number[] = []
  for (let round = 1; round <= rounds; round++)
    for (const signal of ['SIGTERM', 'SIGKILL'] as const)
      for (const index of ports.keys()) {
        seen.phase = `round ${round}, ${signal} of process ${index + 1}`
        await site.end(index, signal)
        if (signal === 'SIGKILL') await wait(restartMs)
        site.startFrom(releases[signal])
        starts.push(await site.start(index))
        // What had waited for this one is answered before the next one is ended.
        await until(async () => visitors.waiting() <= pagesPerSecond, settledMs).catch(() => {})
      }
  await visitors.stop()
  const { failures, unanswered, acknowledged, pageMs, sentAgain } = seen
  const databaseOf = { DATABASE_URL: postgresql?.url ?? null, DATA_DIR: data }
  const { withoutRow, withoutMail, mailedTwice } = await signUpsKept({ acknowledged, mails }, databaseOf)
  return {
    faults: failures.length + withoutRow + withoutMail,
    failures: [...failures, ...unanswered],
    rows: {
      'restarts, kills': `${rounds * ports.length}, ${rounds * ports.length}`,
      'pages asked for, failed': `${pageMs.length}, ${failures.length}`,
      'page p50 / p99 / longest, ms': [0.5, 0.99, 1].map(share => Math.round(valueAt(share, pageMs))).join(' / '),
      'sign-ups acknowledged, without a row, without a mail': `${acknowledged.length}, ${withoutRow}, ${withoutMail}`,
      'sign-ups sent again with their key, never acknowledged': `${sentAgain}, ${unanswered.length}`,
      'mails sent twice': mailedTwice,
      'longest start, s': Math.round(Math.max(...starts) / 100) / 10
    }
  }
}
