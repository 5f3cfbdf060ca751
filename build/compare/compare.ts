import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { audienceClassesOf, audienceOf } from '../../app/domain/law/audience.ts'
import { withoutRule } from '../../app/domain/law/audience-facts.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import { sites } from '../../app/domain/sites/sites.data.ts'
import type { CountryRule } from '../../content/country-rules/country-rules.schema.ts'
import { readContent } from '../../server/content/content-reader.ts'
import { ensureBuild } from '../build.ts'
import { runCheckout } from '../run-checkout.ts'
import { contentsHost, type Host } from './asks.ts'
import { compareRecords, reportLines } from './differences.ts'
import { recordServer } from './record-server.ts'

const folder = join('.cache', 'compare')
const maxPrinted = 12

/**
 * Prints how the answers of the present tree differ from those of a base commit, which is recorded once. Arguments: `--base=main`;
 * `--site=belgium,contents` and `--sample=10` for a quick look; `--base-folder=`, a built checkout of the base, else one is made;
 * `--record={folder}` only records a built checkout, into the file `--into=`; `--port=`. Ends with 1 where something differs.
 */
export async function compare(words: readonly string[]): Promise<void> {
  const option = (name: string) => words.find(word => word.startsWith(`--${name}=`))?.slice(name.length + 3)
  const port = Number(option('port') ?? 4290)
  const sample = Number(option('sample') ?? 1)
  const asked = option('site')?.split(',')
  const { countryRules } = await readContent('content')
  const hosts = hostsOf(countryRules, new Date(frozenAt))
  const countries = [...new Set(countryRules.map(({ countryKey }) => countryKey))]
  const quick = { hosts: hosts.filter(({ id }) => !asked || asked.includes(id)), sample }

  async function record(checkout: string, file: string, part = { hosts, sample: 1 }): Promise<void> {
    const started = performance.now()
    await mkdir(folder, { recursive: true })
    const server = await runCheckout(checkout, { port, frozenAt })
    try {
      const count = await recordServer({ port, file: `${file}.partial`, countries, ...part })
      await rename(`${file}.partial`, file)
      const seconds = (performance.now() - started) / 1000
      console.log(
        `${file}: ${count} answers in ${seconds.toFixed(0)} s, ${server.readySeconds.toFixed(0)} s of them to start`
      )
    } finally {
      await server.stop()
    }
  }

  const only = option('record')
  if (only) return record(only, option('into') ?? join(folder, 'record.sqlite'), quick)
  const commit = execFileSync('git', ['rev-parse', '--short=7', option('base') ?? 'main'], { encoding: 'utf8' }).trim()
  const base = join(folder, `${commit}.sqlite`)
  const present = join(folder, 'present.sqlite')
  if (!existsSync(base)) await record(option('base-folder') ?? baseCheckout(commit), base)
  else console.log(`The record of ${commit} is there: remove ${base} after a change of what is recorded`)
  await ensureBuild()
  await record('.', present, quick)
  const differences = compareRecords(base, present, { isPart: asked !== undefined || sample > 1 })
  const report = join(folder, 'report.txt')
  await writeFile(report, `${reportLines(differences).join('\n')}\n`)
  console.log(`${reportLines(differences, maxPrinted).join('\n')}\nAll of it: ${report}`)
  if (differences.length > 0) process.exitCode = 1
}

/** A built checkout of the base in the folder for temporary files; one that is there already is used again. */
function baseCheckout(commit: string): string {
  const checkout = join(tmpdir(), `compare-base-${commit}`)
  if (!existsSync(checkout))
    execFileSync('git', ['worktree', 'add', '--detach', checkout, commit], { stdio: 'inherit' })
  execFileSync('npm', ['run', 'build'], { cwd: checkout, stdio: 'inherit' })
  return checkout
}

/** What geolocation headers say of a place that nobody knows. */
const unknownPlace = 'XX'

/** The hosts of all sites and the contents host, each with a country of every audience class. */
export function hostsOf(records: readonly CountryRule[], now: Date): Host[] {
  const keys = ['', unknownPlace, ...new Set(records.map(({ countryKey }) => countryKey))]
  const countryOf = (key: string) => (key === unknownPlace ? null : key || withoutRule)
  const placesOf = (siteId: SiteId) =>
    audienceClassesOf(siteId, records, now).flatMap(({ name, rule }) => {
      const place = keys.find(key => audienceOf(siteId, countryOf(key), records, now).name === name)
      return place === undefined ? [] : [{ place, rule }]
    })
  const hostOf = (id: string, siteId: SiteId, locales: readonly string[]): Host => {
    const places = placesOf(siteId)
    const ofEachRule = places.filter(({ rule }, index) => places.findIndex(other => other.rule === rule) === index)
    return {
      id,
      homes: homes(locales),
      places: places.map(({ place }) => place),
      fewPlaces: ofEachRule.map(({ place }) => place)
    }
  }
  const homes = (locales: readonly string[]) =>
    Object.fromEntries(locales.map((locale, index) => [locale, index === 0 ? '/' : `/${locale}/`]))
  return [...sites.map(({ id, locales }) => hostOf(id, id, locales)), hostOf(contentsHost, 'global', ['en', 'fr'])]
}

/** The instant of every record: time stays at it. */
const frozenAt = '2026-11-22T12:00:00Z'
