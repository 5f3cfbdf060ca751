import { ensureBuild } from '../build/build.ts'
import { chromiumPath } from '../build/chromium.ts'
import { readArgs } from '../build/run-command.ts'
import { measureColdStart } from './cold-start.ts'
import { firstFlight } from './first-flight.ts'
import { measureHostile } from './hostile.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLoad } from './load.ts'
import { measureLongTasks } from './long-tasks.ts'
import { measureMemory } from './memory.ts'
import { measureNight } from './night.ts'
import { measureNavigation, measurePresses } from './presses.ts'
import { measureRestarts } from './restarts.ts'
import { runCheckout, type RunningCheckout as Site } from './run-checkout.ts'
import { measureStalls } from './stalls.ts'
import { measureThroughput } from './throughput.ts'
import { measureUntouchedScript } from './untouched-script.ts'

/** One page of each family. */
const families = {
  home: '/',
  download: '/download/',
  promotions: '/promotions/',
  offer: '/promotions/welcome-bonus/',
  tournaments: '/tournaments/',
  series: '/tournaments/sunday-major/',
  'live series': '/live-series/',
  'live event': '/live-series/harbour-classic/',
  school: '/poker-school/',
  'hand rankings': '/poker-school/hand-rankings/',
  'equity calculator': '/poker-school/equity-calculator/',
  glossary: '/poker-school/glossary/',
  'hand of the day': '/hand/',
  games: '/cash-games/',
  game: '/cash-games/texas-holdem/',
  'Spin & Gold': '/spin-gold/',
  features: '/unique-features/',
  funds: '/funds/',
  team: '/ggteam/',
  blog: '/blog/',
  streamers: '/streamer-mode/',
  about: '/about-us/',
  policy: '/privacy-policy/',
  'your location': '/your-location/',
  help: '/help/',
  contact: '/contact/'
} as const

type Row = Readonly<Record<string, string | number>>
type Measure = (site: Site) => Promise<Row>

const runs = 5

/** The measurements, by the name that `--only=` takes. */
const measures: Record<string, Measure> = {
  start: async ({ readySeconds }) => ({ 'ready after start, s': round(readySeconds) }),
  bytes: async site => {
    const { bytes } = await site.get('localhost', '/', {
      headers: { 'accept-encoding': 'br', 'accept-language': 'fr' }
    })
    return { 'home: HTML br, kB': round(bytes / 1000) }
  },
  'first-flight': async site => {
    const rows: Record<string, string> = {}
    for (const [family, path] of Object.entries(families)) {
      const { text, headers } = await site.get('localhost', path, { headers: { 'accept-language': 'fr' } })
      const { flight, whole, styles } = firstFlight(text, headers)
      rows[`${family}: first flight (of it styles) / all HTML, kB br`] =
        `${round(flight / 1000)} (${round(styles / 1000)}) / ${round(whole / 1000)}`
    }
    return rows
  },
  lighthouse: async ({ origin }) => {
    const rows: Record<string, string | number> = {}
    for (const [family, path] of Object.entries(families)) {
      const found = await measureLighthouse(`${origin}${path}`, family === 'home' ? runs : 3)
      const { performance, accessibility, seo } = found
      rows[`${family}: Lighthouse, layout shift, blocking ms`] =
        `${performance} ${accessibility} ${found['best-practices']} ${seo}, ${found['cumulative-layout-shift']}, ${found['total-blocking-time']}`
      if (family !== 'home') continue
      rows['home: FCP / LCP, ms'] = `${found['first-contentful-paint']} / ${found['largest-contentful-paint']}`
      rows["Lighthouse's index of this machine"] = found.machine
      rows['home: transferred, kB'] = round(found['total-byte-weight'] / 1000)
    }
    return rows
  },
  'long-tasks': async ({ origin }) => {
    const [atFour, atTwelve] = [
      await measureLongTasks(`${origin}/`, 4, runs),
      await measureLongTasks(`${origin}/`, 12, runs)
    ]
    return {
      'home untouched, CPU ÷4: longest task, ms': atFour.longestMs,
      'home untouched, CPU ÷12: blocking, ms': atTwelve.blockingMs
    }
  },
  untouched: async ({ port }) =>
    Object.fromEntries(
      Object.entries(await measureUntouchedScript(port)).map(([path, places]) => [
        `${path} untouched: script br, kB: ${Object.keys(places).join(' ')}`,
        Object.values(places).join(' ')
      ])
    ),
  presses: async ({ origin }) => {
    const lost = await measurePresses(origin, 20)
    return Object.fromEntries(Object.entries(lost).map(([name, figure]) => [`presses lost: ${name}`, figure]))
  },
  navigation: async ({ origin }) => ({
    'press to new page, CPU ÷4, ms': await measureNavigation(origin, runs)
  }),
  throughput: async ({ port }) => measureThroughput(port, '/')
}

/** Measurements of a production folder, each with options of its own: minutes to hours, and therefore only where it is named. Each prints what it finds, and throws where it is not what is promised. */
type Option = (name: keyof typeof options, usual: number) => number
const ofRelease: Record<string, (option: Option, base: string) => Promise<void>> = {
  'cold-start': option => measureColdStart(option('runs', runs)),
  memory: option => measureMemory(option('sample', 1)),
  stalls: option => measureStalls(option('sample', 1)),
  hostile: option => measureHostile({ requests: option('requests', 100_000), seed: option('seed', 1) }),
  load: option =>
    measureLoad({
      minutes: option('minutes', 60),
      rate: option('rate', 40),
      limitMB: option('limit-mb', 512),
      sample: option('sample', 1)
    }),
  restarts: (option, base) =>
    measureRestarts({
      rounds: option('rounds', 3),
      pagesPerSecond: option('rate', 20),
      signUpsPerSecond: option('sign-ups', 1),
      processes: option('processes', 0),
      former: base
    }),
  night: (option, base) =>
    measureNight({ pagesPerSecond: option('rate', 10), signUpsPerSecond: option('sign-ups', 1), former: base })
}

const options = {
  only: { type: 'string' },
  base: { type: 'string' },
  runs: { type: 'string' },
  sample: { type: 'string' },
  requests: { type: 'string' },
  seed: { type: 'string' },
  minutes: { type: 'string' },
  rate: { type: 'string' },
  'limit-mb': { type: 'string' },
  rounds: { type: 'string' },
  'sign-ups': { type: 'string' },
  processes: { type: 'string' }
} as const
const usage = `Usage: npm run bench -- ${Object.keys(options)
  .map(name => `[--${name}=…]`)
  .join(' ')}`

/**
 * Prints one table of all measures. `--base={folder}` names a built checkout of an earlier commit: it is measured in the same run, one measure after the other in turn.
 * `--only=start,bytes` names measures; those of a production folder run alone, and there `--base` is a production folder with its packages.
 */
export async function bench(args: readonly string[]): Promise<void> {
  const { values } = readArgs(args, options, usage, false)
  const { only, base } = values
  const chosen = only?.split(',') ?? Object.keys(measures)
  const unknown = chosen.filter(name => !(name in measures || name in ofRelease))
  if (unknown.length > 0) {
    const names = [...Object.keys(measures), ...Object.keys(ofRelease)]
    throw new Error(`No measure has the name ${unknown.join(', ')}: ${names.join(', ')}`)
  }
  process.env.CHROME_PATH = chromiumPath()
  await ensureBuild()
  const alone = chosen.filter(name => name in ofRelease)
  for (const name of alone) await ofRelease[name]?.((given, usual) => Number(values[given] ?? usual), base ?? '')
  if (alone.length === chosen.length) return
  const sites: Record<string, Site> = {}
  const table: Record<string, Record<string, string | number>> = {}
  try {
    if (base) sites.before = await runCheckout(base)
    sites.now = await runCheckout('.')
    for (const name of chosen.filter(name => name in measures))
      for (const [column, site] of Object.entries(sites)) {
        const rows = (await measures[name]?.(site)) ?? {}
        console.log(`${name}, ${column}:`, rows)
        for (const [row, figure] of Object.entries(rows)) table[row] = { ...table[row], [column]: figure }
      }
  } finally {
    for (const site of Object.values(sites)) await site.stop()
  }
  console.table(table)
}

const round = (value: number) => Math.round(value * 10) / 10
