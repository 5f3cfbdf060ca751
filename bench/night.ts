import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgresql } from '../tests/fixtures/postgresql.ts'
import { productionRelease } from '../tests/fixtures/production.ts'
import { mailCatcher } from './mail-catcher.ts'
import { type Firing, startPrometheus } from './prometheus.ts'
import { startNginx } from './proxies.ts'
import { startProcesses } from './site-processes.ts'
import { sendVisitors, signUpsKept } from './visitors.ts'

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
export async function measureNight({ former, ...rates }: Settings): Promise<void> {
  await using stops = new AsyncDisposableStack()
  const mails = stops.use(await mailCatcher())
  const postgresql = await startPostgresql()
  stops.defer(postgresql.stop)
  const release = stops.use(await productionRelease())
  const data = join(release.elsewhere, 'data')
  await mkdir(data)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMB}m,mode=0777`, 'tmpfs', data])
  stops.defer(() => void execFileSync('umount', ['-l', data]))
  const site = await startProcesses(release, {
    processes: 2,
    from: former || release.release,
    variables: {
      DATA_DIR: data,
      DATABASE_URL: postgresql.url,
      SMTP_URL: mails.url,
      SECRET_KEY: formerKey,
      METRICS_TOKEN: formerToken
    }
  })
  const { ports } = site
  const { port } = stops.use(await startNginx(join(release.elsewhere, 'proxy'), ports))
  const prometheus = stops.use(
    await startPrometheus({ folder: join(release.elsewhere, 'series'), ports, token: formerToken })
  )
  const visitors = await sendVisitors({ ...rates, port, attempts: 600 })
  stops.defer(() => visitors.stop())

  const played: Played[] = []
  const releases = [release.release, former] as const
  for (const phase of phasesOf({ site, postgresql, prometheus, data, releases })) {
    visitors.seen.phase = phase.name
    played.push({ ...phase, begun: Date.now() })
    await phase.play()
  }
  await visitors.stop()
  const { failures, acknowledged, unanswered, pageMs, sentAgain } = visitors.seen
  const kept = await signUpsKept({ acknowledged, mails }, { DATABASE_URL: postgresql.url, DATA_DIR: data })
  const rows = alertsByPhase(played, await prometheus.firings())
  for (const { name, fired, isRight } of rows) console.log(`${isRight ? '' : 'WRONG: '}${name}: ${fired || 'no alert'}`)
  console.log({
    'pages asked for, failed': `${pageMs.length}, ${failures.length}`,
    'sign-ups acknowledged, sent again, never acknowledged': `${acknowledged.length}, ${sentAgain}, ${unanswered.length}`,
    'without a row, without a mail, mailed twice': `${kept.withoutRow}, ${kept.withoutMail}, ${kept.mailedTwice}`
  })
  for (const line of [...failures, ...unanswered].slice(0, 20)) console.log(line)
  const lost = failures.length + unanswered.length + kept.withoutRow + kept.withoutMail
  if (lost > 0 || rows.some(({ isRight }) => !isRight)) throw new Error('The night was not got through: see above')
}

type Night = {
  site: Awaited<ReturnType<typeof startProcesses>>
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
      for (const folder of [present, former, present]) {
        site.startFrom(folder)
        await site.restart()
      }
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
