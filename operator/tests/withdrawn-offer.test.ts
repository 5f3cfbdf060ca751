import { mkdir, rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyContentTo } from '../../tests/fixtures/copy-of-content.ts'
import { startPostgresql } from '../../tests/fixtures/postgresql.ts'
import { runSite } from '../../tests/fixtures/running-site.ts'
import { runSiteProcess, until } from '../../tests/fixtures/site-process.ts'
import { switchOffers } from '../offers.ts'

const bonus = '/promotions/welcome-bonus/'
const traces = /récompenses offertes, ou un premier dépôt|free rewards, or a|\/promotions\/welcome-bonus\//
let site: Awaited<ReturnType<typeof runSiteProcess>>

beforeAll(async () => {
  site = await runSiteProcess({ LOG_LEVEL: 'warn' })
})
afterAll(() => site.stop())

const asked = ['/', '/en/', '/promotions/', '/en/promotions/', '/promotions/jackpots/', '/about-us/', '/loyalty/']
const addresses = [
  ...asked.flatMap(path => [path, `${path}_payload.json`]),
  '/sitemap.xml',
  '/__nuxt_island/monthly-rewards.json?page=/'
]

/** Which addresses of a server show the offer. */
async function showing({ get }: Pick<typeof site, 'get'>): Promise<string[]> {
  const answers = await Promise.all(addresses.map(path => get('localhost', path)))
  return addresses.filter((_path, index) => traces.test(answers[index]?.text ?? ''))
}

it('a kill switch takes an offer off every page within a minute, though a fault stands elsewhere; no old page is served meanwhile', async () => {
  expect(await showing(site)).toContain('/')
  await site.edit('offers/promotions.yaml', 'sample: true', 'sample: perhaps')
  await switchOffers(['withdraw', 'welcome-bonus', '--reason=a test'], { variables: { DATA_DIR: site.dataFolder } })
  await until(async () => (await showing(site)).length === 0)
  const { status, text } = await site.get('localhost', bonus)
  expect(status).toBe(410)
  expect(text.slice(text.indexOf('<main'))).not.toMatch(/bienvenue/i)
})

it('a deploy of a fresh copy of everything that is in the repository does not bring it back', async () => {
  await rm(site.contentFolder, { recursive: true })
  await mkdir(site.contentFolder)
  copyContentTo(site.contentFolder)
  await site.restart()
  expect(await showing(site)).toEqual([])
  expect((await site.get('localhost', bonus)).status).toBe(410)
})

it('two processes with data folders of their own over one PostgreSQL follow one switch, there and back', async () => {
  const postgresql = await startPostgresql()
  const variables = { DATABASE_URL: postgresql.url }
  const sites = [await runSite({ variables }), await runSite({ variables })]
  const statuses = () => Promise.all(sites.map(async ({ get }) => (await get('localhost', bonus)).status))
  expect(await statuses()).toEqual([200, 200])
  await switchOffers(['withdraw', 'welcome-bonus', '--reason=a test'], { variables })
  await expect.poll(statuses).toEqual([410, 410])
  await switchOffers(['restore', 'welcome-bonus'], { variables })
  await expect.poll(statuses).toEqual([200, 200])
  for (const one of sites) await one.stop()
  await postgresql.stop()
})
