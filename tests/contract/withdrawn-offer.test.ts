import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSiteProcess, until } from '../fixtures/site-process.ts'

const minuteMs = 60_000
const page = '/promotions/jackpots/'
const bonus = '/promotions/welcome-bonus/'
const traces = /récompenses offertes, ou un premier dépôt|free rewards, or a|\/promotions\/welcome-bonus\//
let site: Awaited<ReturnType<typeof runSiteProcess>>

beforeAll(async () => {
  site = await runSiteProcess({ LOG_LEVEL: 'warn' })
}, 600_000)
afterAll(() => site.stop())

const asked = ['/', '/en/', '/promotions/', '/en/promotions/', page, '/about-us/', '/loyalty/'].flatMap(path => [
  path,
  `${path}_payload.json`
])
const others = ['/sitemap.xml', '/__nuxt_island/monthly-rewards.json?page=/']
const showing = async () => {
  const answers = await Promise.all([...asked, ...others].map(path => site.get('localhost', path)))
  return [...asked, ...others].filter((_path, index) => traces.test(answers[index]?.text ?? ''))
}

it(
  'a kill switch takes an offer off every page within a minute, though a fault stands elsewhere; no old page is served meanwhile',
  async () => {
    expect(await showing()).toContain('/')
    await site.edit('offers/promotions.yaml', 'sample: true', 'sample: perhaps')
    await site.edit('withdrawn.yaml', /\[\]\s*$/, '- { id: welcome-bonus, at: 2026-11-21T00:00:00Z, reason: a test }\n')
    await until(async () => (await showing()).length === 0, minuteMs)
    const { status, text } = await site.get('localhost', bonus)
    expect(status).toBe(410)
    expect(text.slice(text.indexOf('<main'))).not.toMatch(/bienvenue/i)
  },
  3 * minuteMs
)
