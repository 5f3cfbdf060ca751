import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSiteProcess, until } from '../fixtures/site-process.ts'

let site: Awaited<ReturnType<typeof runSiteProcess>>

beforeAll(async () => {
  site = await runSiteProcess({
    LOG_LEVEL: 'info',
    STORED_SITES: 'global',
    REGION_CONTENTS_HOST: '{"belgium":"http://play.localhost:3000"}'
  })
})
afterAll(() => site.stop())

const asked = async (host: string, path: string) =>
  (await site.get(host, path, { headers: { 'cf-ipcountry': 'GB' } })).text

const rulesFile = 'country-rules/country-rules.yaml'

it('STORED_SITES is accepted, ignored, and said so once', async () => {
  expect(site.log.filter(line => line.includes('STORED_SITES is ignored'))).toHaveLength(1)
  expect(await asked('germany.localhost', '/')).toContain('</html>')
})

it('S5-14 one contents host for two languages is warned of once', () => {
  const warnings = site.log.filter(line => line.includes('REGION_CONTENTS_HOST'))
  expect(warnings.map(line => JSON.parse(line))).toMatchObject([{ level: 40, sites: ['belgium'] }])
})

it('an edit of one page’s words is there within seconds, on that page alone', async () => {
  expect(await asked('europe.localhost', '/about-us/')).not.toContain('About this room')
  await site.edit('pages/about-us/en.yaml', /^title: .*$/m, 'title: "About this room"')
  await until(async () => (await asked('europe.localhost', '/about-us/')).includes('About this room'))
  expect(await asked('localhost', '/contact/')).not.toContain('About this room')
})

it('an offer that is taken out is on no page from the moment at which the change is read, payload included', async () => {
  const offered = 'your first tournament tickets'
  await site.edit('offers/offers.yaml', 'in tournament tickets for new players', `for ${offered}`)
  await until(async () => (await asked('united-kingdom.localhost', '/')).includes(offered))
  await site.edit('offers/offers.yaml', /(?<offer>- id: welcome-bonus-gb[\s\S]*?validUntil: )\S+/, '$<offer>2026-02-01')
  await until(async () => !(await asked('united-kingdom.localhost', '/')).includes(offered))
  expect(await asked('united-kingdom.localhost', '/_payload.json')).not.toContain(offered)
})

const antarctic = { 'cf-ipcountry': 'AQ' }
const ruleThere = async () =>
  JSON.parse((await site.get('localhost', '/api/visitor', { headers: antarctic })).text).rule
const home = async () => (await site.get('localhost', '/', { headers: antarctic, site: 'global' })).headers.etag

const shown = async () => (await site.get('localhost', '/metrics')).text
/** Of all versions that are said: there is one. */
const versionIn = (text: string) => text.match(/^content_info\{.*$/gm)?.join()

/** A rule for Antarctica, in the words of a compliance officer. */
const ruleOfAntarctica = `- countryKey: AQ
  site: null
  validFrom: 2026-01-01
  minimumAge: 18
  advertisingMinimumAge: null
  onOwnSite: { ruleType: BLOCKED, offers: [], inducements: [], ambassadors: false, streamers: false }
  onOtherSites: { ruleType: BLOCKED, offers: [], inducements: [], ambassadors: false, streamers: false }
  adHours: null
  currency: null
  warnings: []
  licence: null
  regulator: null
  help: []
  excludedPersons: null
  closedNotice: null
  source: 'a test'
  checkedOn: 2026-11-20
  verified: true
  reviewBy: 2036-01-01

`

it('a wrong edit is refused with file, field and reason, and the old rules stand; a right one is live within a minute, without a build', async () => {
  const before = await home()
  expect(await ruleThere()).toBeNull()

  await site.edit(
    rulesFile,
    '- countryKey: GB',
    `${ruleOfAntarctica.replaceAll('BLOCKED', 'FORBIDDEN')}- countryKey: GB`
  )
  const refused = () => site.log.find(line => line.includes('write BLOCKED, WARNING or null'))
  await until(async () => refused() !== undefined)
  expect(refused()).toMatch(/country-rules\.yaml:\d+ \(AQ\): onOtherSites\.ruleType: write BLOCKED, WARNING or null/)
  expect(await ruleThere()).toBeNull()
  expect(await home()).toBe(before)
  expect((await site.get('localhost', '/metrics')).text).toMatch(/content_faults_total [1-9]/)
  expect(await shown()).toMatch(/^content_faults [1-9]/m)
  const version = versionIn(await shown())
  expect(version).toBeTruthy()

  await site.edit(rulesFile, /FORBIDDEN/g, 'BLOCKED')
  await until(async () => (await ruleThere()) === 'BLOCKED' && (await home()) !== before)
  expect(await shown()).toMatch(/^content_faults 0$/m)
  expect(versionIn(await shown())).not.toEqual(version)
})

it('a broken edit says file, line, field and reason, and the last good pages stay', async () => {
  await site.edit('pages/about-us/en.yaml', /^title: .*$/m, 'titel: "About"')
  const said = () => site.log.find(line => line.includes('pages/about-us/en.yaml:1: title is missing'))
  await until(async () => said() !== undefined)
  expect(await asked('europe.localhost', '/about-us/')).toContain('About this room')
})

it('S7-24 the log has paths up to 300 characters, and no query', async () => {
  const path = `/${'long-'.repeat(100)}/`
  await site.get('localhost', `${path}?token=geheim`)
  await site.get('localhost', '/contact/?token=geheim&email=ann@example.com')
  await site.get('localhost', '/api/visitor?token=geheim')
  await until(async () => site.log.some(line => line.includes('"path":"/api/visitor"')))
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
  await until(async () => (await portrait()).status === 200)
  const anyone = Buffer.from(await (await portrait()).arrayBuffer())
  const own = await readFile('art/masters/medallion-1.webp')
  expect(anyone.equals(own)).toBe(false)
  await writeFile(join(folder, 'new-person/portrait.webp'), own)
  expect(Buffer.from(await (await portrait()).arrayBuffer()).equals(own)).toBe(true)
})
