import { afterAll, beforeAll, expect, it } from 'vitest'
import { readContent } from '../../server/content-store.ts'
import { liveAddresses } from '../../server/pages/live-addresses.ts'
import { siteMapNow } from '../../server/site-map-now.ts'
import { originsOfBuild, runSiteProcess, until } from '../fixtures/site-process.ts'

const stored = ['global', 'europe', 'united-kingdom']
let site: Awaited<ReturnType<typeof runSiteProcess>>

beforeAll(async () => {
  site = await runSiteProcess({ ...originsOfBuild, LOG_LEVEL: 'info', STORED_SITES: stored.join() })
}, 500_000)
afterAll(() => site.stop())

type Filled = { pages: number; rendered: number; ms: number }
const fillings = (): Filled[] =>
  site.log.filter(line => line.includes('the page store is filled')).map(line => JSON.parse(line))
const asked = async (host: string, path: string) =>
  (await site.get(host, path, { headers: { 'cf-ipcountry': 'GB' } })).text

/** "A run-time change of one offer or one page is on every page that shows it within seconds." */
const withinMs = 20_000

it('only the pages of the sites in STORED_SITES are stored; others are rendered when they are asked for', async () => {
  const rows = siteMapNow(await readContent('content'), new Date())
  const named = liveAddresses(undefined, rows).filter(({ siteId }) => stored.includes(siteId))
  expect(fillings().map(({ pages }) => pages)).toEqual([named.length])
  expect(await asked('germany.localhost', '/')).toContain('</html>')
})

it(
  'an edit of one page’s words renders that page in that language alone, and is there within seconds',
  async () => {
    const before = fillings().length
    await site.edit('pages/about-us/en.yaml', /^title: .*$/m, 'title: "About this room"')
    await until(async () => fillings().length > before, withinMs)
    const { pages, rendered } = fillings().at(-1) ?? { pages: 0, rendered: 0 }
    expect(rendered).toBeGreaterThan(0)
    expect(rendered).toBeLessThan(pages / 2)
    expect(await asked('europe.localhost', '/about-us/')).toContain('About this room')
    expect(await asked('localhost', '/contact/')).not.toContain('About this room')
  },
  2 * withinMs
)

it(
  'an offer that is taken out is on no page from the moment at which the change is read, whatever is still being rendered',
  async () => {
    const offered = 'Match your first deposit'
    await site.edit('offers/offers.yaml', '{welcomeRewards} in rewards, or', `${offered}:`)
    await until(async () => (await asked('united-kingdom.localhost', '/')).includes(offered), withinMs)
    await site.edit('offers/offers.yaml', 'sites: [united-kingdom]', 'sites: [europe]')
    await site.edit('offers/offers.yaml', 'headlineSites: [united-kingdom]', 'headlineSites: [europe]')
    await until(async () => !(await asked('united-kingdom.localhost', '/')).includes(offered), withinMs)
    expect(await asked('united-kingdom.localhost', '/_payload.json')).not.toContain(offered)
  },
  3 * withinMs
)

it(
  'a broken edit says file, field and reason, and the last good pages stay, though pages are still being rendered',
  async () => {
    await site.edit('pages/about-us/en.yaml', /^title: .*$/m, 'titel: "About"')
    const said = () => site.log.find(line => line.includes('pages/about-us/en.yaml: title: is missing'))
    await until(async () => said() !== undefined, 3 * withinMs)
    expect(await asked('europe.localhost', '/about-us/')).toContain('About this room')
  },
  4 * withinMs
)
