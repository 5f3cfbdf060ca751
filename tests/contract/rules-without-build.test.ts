import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSiteProcess, until } from '../fixtures/site-process.ts'

const minuteMs = 60_000
const rulesFile = 'country-rules/country-rules.yaml'
let site: Awaited<ReturnType<typeof runSiteProcess>>

beforeAll(async () => {
  site = await runSiteProcess({ LOG_LEVEL: 'warn' })
}, 120_000)
afterAll(() => site.stop())

const swede = { 'cf-ipcountry': 'SE' }
const ruleOfSwede = async () => JSON.parse((await site.get('localhost', '/api/visitor', { headers: swede })).text).rule
const home = async () => (await site.get('localhost', '/', { headers: swede, site: 'global' })).headers.etag

const shown = async () => (await site.get('localhost', '/metrics')).text
/** Of all versions that are said: there is one. */
const versionIn = (text: string) => text.match(/^content_info\{.*$/gm)?.join()

/** A rule for Sweden, in the words of a compliance officer. */
const swedish = `- countryKey: SE
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

it(
  'a wrong edit is refused with file, field and reason, and the old rules stand; a right one is live within a minute, without a build',
  async () => {
    const before = await home()
    expect(await ruleOfSwede()).toBeNull()

    await site.edit(rulesFile, '- countryKey: GB', `${swedish.replaceAll('BLOCKED', 'FORBIDDEN')}- countryKey: GB`)
    const refused = () => site.log.find(line => line.includes('write BLOCKED, WARNING or null'))
    await until(async () => refused() !== undefined, minuteMs)
    expect(refused()).toMatch(/country-rules\.yaml:\d+ \(SE\): onOtherSites\.ruleType: write BLOCKED, WARNING or null/)
    expect(await ruleOfSwede()).toBeNull()
    expect(await home()).toBe(before)
    expect((await site.get('localhost', '/metrics')).text).toMatch(/content_faults_total [1-9]/)
    expect(await shown()).toMatch(/^content_faults [1-9]/m)
    const version = versionIn(await shown())
    expect(version).toBeTruthy()

    await site.edit(rulesFile, /FORBIDDEN/g, 'BLOCKED')
    await until(async () => (await ruleOfSwede()) === 'BLOCKED' && (await home()) !== before, minuteMs)
    expect(await shown()).toMatch(/^content_faults 0$/m)
    expect(versionIn(await shown())).not.toEqual(version)
  },
  3 * minuteMs
)
