import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgresql } from '../tests/fixtures/postgresql.ts'
import { productionRelease } from '../tests/fixtures/production.ts'
import { freePort } from '../tests/fixtures/site-process.ts'
import { jemalloc } from './jemalloc.ts'
import { mailCatcher } from './mail-catcher.ts'
import { type Firing, startPrometheus } from './prometheus.ts'
import { startNginx } from './proxies.ts'
import { proxiedHosts, sendVisitors, signUpsKept } from './visitors.ts'

type Settings = {
  pagesPerSecond: number
  signUpsPerSecond: number
  /** A production folder with its packages, to roll out from and back to; empty for none. */
  former: string
}
/** A part of the night, and the alerts that begin to fire in it. */
type Phase = { name: string; alerts: readonly string[]; play: () => Promise<unknown> }
type Played = Phase & { begun: number }

const seconds = (count: number) => wait(count * 1000)
/** The disk of the data: `DiskNearlyFull` is silent until it is filled. */
const diskMB = 1200
const [formerKey, newKey] = ['a former key of this measurement: 32', 'a newer key of this measurement: 32.']
const [formerToken, newToken] = ['former-token', 'newer-token']
/** Right at any time here: each process is started more than three times in a quarter of an hour, and all visitors come from the loopback network. */
const ofMeasurement: readonly string[] = ['RestartsInALoop', 'PlacesUnknown']

/**
 * A quarter of an hour in which all breaks that may break at night, under load: two processes behind nginx over PostgreSQL, watched by Debian's Prometheus with our alerts.
 * Prints each part with the alerts that began in it. As root on Linux, since a disk is mounted.
 *
 * @throws where a page failed, where a sign-up has no answer, no row or no mail, where an alert was missing or one too many
 */
export async function measureNight(settings: Settings): Promise<void> {
  const release = await productionRelease()
  const data = join(release.elsewhere, 'data')
  await mkdir(data)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMB}m,mode=0777`, 'tmpfs', data])
  const mails = await mailCatcher()
  const postgresql = await startPostgresql()
  const stops: (() => Promise<unknown>)[] = [
    () => mails.stop(),
    postgresql.stop,
    () => release.remove(),
    async () => execFileSync('umount', ['-l', data])
  ]
  try {
    const site = await startSite(release, settings.former || release.release, {
      DATA_DIR: data,
      DATABASE_URL: postgresql.url,
      SMTP_URL: mails.url
    })
    const [tlsPort, plainPort, port] = [await freePort(), await freePort(), await freePort()]
    const { ports } = site
    const folder = join(release.elsewhere, 'proxy')
    stops.push(await startNginx({ folder, ports, tlsPort, plainPort, hosts: proxiedHosts }))
    const prometheus = await startPrometheus({
      folder: join(release.elsewhere, 'series'),
      ports,
      port,
      token: formerToken
    })
    stops.push(() => prometheus.stop())
    const visitors = await sendVisitors({ ...settings, port: tlsPort, attempts: 600 })
    stops.push(() => visitors.stop())

    const played: Played[] = []
    for (const phase of phasesOf({
      site,
      postgresql,
      prometheus,
      data,
      releases: [release.release, settings.former]
    })) {
      visitors.seen.phase = phase.name
      played.push({ ...phase, begun: Date.now() })
      await phase.play()
    }
    await visitors.stop()
    const { failures, acknowledged, unanswered, pageMs, sentAgain } = visitors.seen
    const kept = await signUpsKept({ acknowledged, mails }, { DATABASE_URL: postgresql.url, DATA_DIR: data })
    const rows = alertsByPhase(played, await prometheus.firings())
    for (const { name, fired, isRight } of rows)
      console.log(`${isRight ? '' : 'WRONG: '}${name}: ${fired || 'no alert'}`)
    console.log({
      'pages asked for, failed': `${pageMs.length}, ${failures.length}`,
      'sign-ups acknowledged, sent again, never acknowledged': `${acknowledged.length}, ${sentAgain}, ${unanswered.length}`,
      'without a row, without a mail, mailed twice': `${kept.withoutRow}, ${kept.withoutMail}, ${kept.mailedTwice}`
    })
    for (const line of [...failures, ...unanswered].slice(0, 20)) console.log(line)
    const lost = failures.length + unanswered.length + kept.withoutRow + kept.withoutMail
    if (lost > 0 || rows.some(({ isRight }) => !isRight)) throw new Error('The night was not got through: see above')
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

type Release = Awaited<ReturnType<typeof productionRelease>>

/** Two processes of a release, or of another, which are ended and started one by one. */
async function startSite(release: Release, first: string, storages: Record<string, string>) {
  const variables: Record<string, string> = {
    ...jemalloc(),
    ...storages,
    SECRET_KEY: formerKey,
    METRICS_TOKEN: formerToken,
    SIGN_UP_LIMIT: '100000',
    PUBLIC_SCHEME: 'https'
  }
  const ports = [await freePort(), await freePort()]
  let from = resolve(first)
  const serve = (index: number, log?: number) => {
    const logged = log === undefined ? {} : { LOG_LEVEL: 'info' }
    return release.serve(
      { ...variables, ...logged, PORT: String(ports[index]) },
      { from, ...(log !== undefined && { log }) }
    )
  }
  const running = [await serve(0), await serve(1)]
  async function end(index: number, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = running[index]?.child
    child?.kill(signal)
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  async function start(index: number, log?: number): Promise<void> {
    running[index] = await serve(index, log)
    await seconds(3)
  }
  /** One after the other, with other variables or from another release. */
  async function restart(changed: Record<string, string> = {}, folder = from): Promise<void> {
    Object.assign(variables, changed)
    from = resolve(folder)
    for (const index of ports.keys()) {
      await end(index)
      await start(index)
    }
  }
  return { ports, end, start, restart }
}

type Night = {
  site: Awaited<ReturnType<typeof startSite>>
  postgresql: Awaited<ReturnType<typeof startPostgresql>>
  prometheus: Awaited<ReturnType<typeof startPrometheus>>
  data: string
  releases: readonly [present: string, former: string]
}

function phasesOf({ site, postgresql, prometheus, data, releases: [present, former] }: Night): readonly Phase[] {
  const filled = join(data, 'filled')
  const rollOut: Phase = {
    name: 'a release is rolled out, back, and out again',
    alerts: [],
    play: async () => {
      for (const folder of [present, former, present]) await site.restart({}, folder)
    }
  }
  return [
    { name: 'nothing', alerts: [], play: () => seconds(45) },
    ...(former ? [rollOut] : []),
    {
      name: 'each process is killed',
      alerts: [],
      play: async () => {
        for (const index of site.ports.keys()) {
          await site.end(index, 'SIGKILL')
          await seconds(2)
          await site.start(index)
        }
      }
    },
    {
      name: 'the log of one is on a full disk',
      alerts: ['LogLinesLost'],
      play: async () => {
        const full = openSync('/dev/full', 'w')
        await site.end(0)
        await site.start(0, full)
        closeSync(full)
        await seconds(45)
        await site.end(0)
        await site.start(0)
      }
    },
    {
      name: 'keys and tokens are rotated',
      alerts: [],
      play: async () => {
        await site.restart({ SECRET_KEY: `${newKey},${formerKey}`, METRICS_TOKEN: `${newToken},${formerToken}` })
        await prometheus.setToken(newToken)
        await seconds(20)
        await site.restart({ SECRET_KEY: newKey, METRICS_TOKEN: newToken })
      }
    },
    {
      name: 'the database restarts',
      alerts: [],
      play: async () => {
        await postgresql.halt()
        await postgresql.resume()
        await seconds(20)
      }
    },
    {
      name: 'the disk of the data fills, and one process is gone',
      alerts: ['ProcessGone'],
      play: async () => {
        spawnSync('dd', ['if=/dev/zero', `of=${filled}`, 'bs=1M'])
        await site.end(1)
        await seconds(165)
        await site.start(1)
      }
    },
    {
      name: 'the database is away, the disk still full',
      alerts: ['DatabaseAway', 'DiskNearlyFull', 'SignUpsFail'],
      play: async () => {
        await postgresql.halt()
        await seconds(105)
        await postgresql.resume()
        await seconds(60)
      }
    },
    {
      name: 'all is mended',
      alerts: [],
      play: async () => {
        await rm(filled)
        await seconds(60)
      }
    }
  ]
}

/** For each part the alerts that began in it, and whether they are those that should have. */
function alertsByPhase(played: readonly Played[], firings: readonly Firing[]) {
  return played.map(({ name, alerts, begun }, index) => {
    const ended = played[index + 1]?.begun ?? Number.POSITIVE_INFINITY
    const fired = firings.filter(({ at }) => at >= begun && at < ended).map(({ alert }) => alert)
    const held = fired.filter(alert => !ofMeasurement.includes(alert))
    return { name, fired: fired.join(', '), isRight: held.toSorted().join() === alerts.toSorted().join() }
  })
}
