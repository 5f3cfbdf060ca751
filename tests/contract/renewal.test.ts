import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSiteProcess, until } from '../fixtures/site-process.ts'

let site: Awaited<ReturnType<typeof runSiteProcess>>

beforeAll(async () => {
  site = await runSiteProcess({ LOG_LEVEL: 'info', STORED_SITES: 'global' })
}, 500_000)
afterAll(() => site.stop())

const asked = async (host: string, path: string) =>
  (await site.get(host, path, { headers: { 'cf-ipcountry': 'GB' } })).text

/** "A run-time change of one offer or one page is on every page that shows it within seconds." */
const withinMs = 20_000

it('STORED_SITES is accepted, ignored, and said so once', async () => {
  expect(site.log.filter(line => line.includes('STORED_SITES is ignored'))).toHaveLength(1)
  expect(await asked('germany.localhost', '/')).toContain('</html>')
})

it(
  'an edit of one page’s words is there within seconds, on that page alone',
  async () => {
    expect(await asked('europe.localhost', '/about-us/')).not.toContain('About this room')
    await site.edit('pages/about-us/en.yaml', /^title: .*$/m, 'title: "About this room"')
    await until(async () => (await asked('europe.localhost', '/about-us/')).includes('About this room'), withinMs)
    expect(await asked('localhost', '/contact/')).not.toContain('About this room')
  },
  2 * withinMs
)

it(
  'an offer that is taken out is on no page from the moment at which the change is read, payload included',
  async () => {
    const offered = 'your first tournament tickets'
    await site.edit('offers/offers.yaml', 'in tournament tickets for new players', `for ${offered}`)
    await until(async () => (await asked('united-kingdom.localhost', '/')).includes(offered), withinMs)
    await site.edit('offers/offers.yaml', 'sites: [united-kingdom]', 'sites: [europe]')
    await site.edit('offers/offers.yaml', 'headlineSites: [united-kingdom]', 'headlineSites: [europe]')
    await until(async () => !(await asked('united-kingdom.localhost', '/')).includes(offered), withinMs)
    expect(await asked('united-kingdom.localhost', '/_payload.json')).not.toContain(offered)
  },
  3 * withinMs
)

it(
  'a broken edit says file, line, field and reason, and the last good pages stay',
  async () => {
    await site.edit('pages/about-us/en.yaml', /^title: .*$/m, 'titel: "About"')
    const said = () => site.log.find(line => line.includes('pages/about-us/en.yaml:1: title is missing'))
    await until(async () => said() !== undefined, 3 * withinMs)
    expect(await asked('europe.localhost', '/about-us/')).toContain('About this room')
  },
  4 * withinMs
)

it('S7-24 the log has paths up to 300 characters, and no query', async () => {
  const path = `/${'long-'.repeat(100)}/`
  await site.get('localhost', `${path}?token=geheim`)
  await site.get('localhost', '/contact/?token=geheim&email=ann@example.com')
  await site.get('localhost', '/api/visitor?token=geheim')
  await until(async () => site.log.some(line => line.includes('"path":"/api/visitor"')), withinMs)
  const logged = site.log.flatMap(line => /"path":"([^"]*)"/.exec(line)?.[1] ?? [])
  expect(logged).toContain(path.slice(0, 300))
  expect(Math.max(...logged.map(({ length }) => length))).toBe(300)
  expect(site.log.filter(line => /geheim|ann@example|\?token/.test(line))).toEqual([])
})

it('S2-58 the portrait that editors put beside the story of a person is at their address, in place of the default one', async () => {
  const folder = join(site.contentFolder, 'ambassadors')
  const portrait = () => fetch(`http://127.0.0.1:${site.port}/new-person_nav.webp`)
  await cp(join(folder, 'yuna-katsaros'), join(folder, 'new-person'), { recursive: true })
  await site.edit('ambassadors/ambassadors.yaml', 'slug: yuna-katsaros', 'slug: new-person')
  await until(async () => (await portrait()).status === 200, withinMs)
  const anyone = Buffer.from(await (await portrait()).arrayBuffer())
  const own = await readFile('art/masters/medallion-1.webp')
  expect(anyone.equals(own)).toBe(false)
  await writeFile(join(folder, 'new-person/portrait.webp'), own)
  expect(Buffer.from(await (await portrait()).arrayBuffer()).equals(own)).toBe(true)
})
