import pLimit from 'p-limit'
import { productionRelease } from '../tests/fixtures/production.ts'
import { everyPage, hostOf } from './every-page.ts'
import { jemalloc } from './jemalloc.ts'
import { memoryGroup } from './memory-group.ts'
import { residentMB } from './resident.ts'

const sideBySide = 4
const limitMB = 512
/** The promise once everything has been asked for. */
const promisedMB = 280
/** Answers that are no pages and are made for a request: kept nowhere, or in the same cache. */
const others = [
  '/sitemap.xml',
  '/blog/feed.xml',
  '/terms-conditions/history/feed.xml',
  '/site.webmanifest',
  '/api/navigations',
  '/api/consent?page=/',
  '/api/region-notice?page=/',
  '/__nuxt_island/players-online.json',
  '/__nuxt_island/featured-tournaments.json',
  '/__nuxt_island/monthly-rewards.json',
  '/__nuxt_island/community-spotlight.json',
  '/help/?q=password',
  '/no-such-page/',
  '/support-desk/help.json'
] as const

/**
 * Prints the resident memory of a process from a production folder, with jemalloc where it is, in a memory group of 512 MB where the machine has them: at ready, and after every page of
 * every site, language and audience class, its files and what is no page have been asked for. `sample` asks for every nth page.
 * Throws where it is more than is promised.
 */
export async function measureMemory(sample: number): Promise<void> {
  await using group = await memoryGroup(limitMB)
  await using release = await productionRelease()
  const site = await release.serve({ DATA_DIR: 'data', ...jemalloc() }, { begun: id => void group?.take(id) })
  const resident = () => residentMB(site.child.pid ?? 0)
  const before = await resident()
  const pages = await everyPage(sample)
  const hosts = [...new Set(pages.map(({ host }) => host)), hostOf('contents')]
  const asks = [...hosts.flatMap(host => others.map(path => ({ host, path, headers: {} }))), ...pages]
  const assets = new Set<string>()
  const ask = async (host: string, path: string, headers: Readonly<Record<string, string>>) => {
    const { status, text } = await site.get(host, path, { headers: { 'accept-encoding': 'br', ...headers } })
    if (status >= 500) throw new Error(`${host}${path} was answered with ${status}`)
    return text
  }
  await pLimit(sideBySide).map(asks, async ({ host, path, headers }, index) => {
    const text = await ask(host, path, headers)
    for (const [asset] of text.matchAll(/\/assets\/[\w.-]+/g)) {
      if (assets.has(asset)) continue
      assets.add(asset)
      await ask(host, asset, {})
    }
    if (index % 2000 === 0) console.log(`${index} of ${asks.length}: ${(await resident()).now} MB`)
  })
  const after = await resident()
  const held = await group?.ended()
  const rows = {
    'MB at ready': before.now,
    [`MB after ${asks.length} answers and ${assets.size} files / highest`]: `${after.now} / ${after.highest}`,
    [`group of ${limitMB} MB: highest, killed`]: held ? `${held.highestMB}, ${held.killed}` : 'no memory groups here'
  }
  console.log(rows)
  if (after.now > promisedMB || (held?.killed ?? 0) > 0) throw new Error(`More than ${promisedMB} MB, or killed`)
}
