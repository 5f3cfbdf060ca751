import { afterAll, beforeAll, expect, it } from 'vitest'
import { isValidAt } from '../../app/domain/dated/dated-record.ts'
import { livePagesOf } from '../../app/site/site-map/site-map.ts'
import { content } from '../fixtures/content.ts'
import { attributeOf, elementsOf } from '../fixtures/html-elements.ts'
import { inMonthOfFigures } from '../fixtures/month-of-figures.ts'
import { offerWriter, plainSpaces } from '../fixtures/offers-shown.ts'
import { quickWords } from '../fixtures/quick-words.ts'
import { sharedPools, withoutElements } from '../fixtures/shared-pools.ts'
import { runSiteAt } from '../fixtures/site-at.ts'
import { readText } from '../fixtures/visible-words.ts'

const now = inMonthOfFigures('20T12:00:00Z')
const host = 'united-kingdom.localhost'
const british = { headers: { 'cf-ipcountry': 'GB' } }
const offers = offerWriter(content)('united-kingdom', 'en', 18)

let site: Awaited<ReturnType<typeof runSiteAt>>
beforeAll(async () => {
  site = await runSiteAt(now)
})
afterAll(() => site.stop())

const parts = /(^| )(terms|poster|offer-headline|rewards__group)( |$)/
const offerParts = (html: string) =>
  elementsOf(html, ['p', 'li', 'section', 'div']).filter(part => parts.test(attributeOf(part, 'class') ?? ''))

it('S5-32 no page of the British site says a sum of an offer in dollars: title, summary, terms', async () => {
  const faults: string[] = []
  const said = new Set<string>()
  for (const { path, offers: kinds } of livePagesOf('united-kingdom')) {
    const { text, status } = await site.get(host, path, british)
    if (status !== 200) continue
    const words = plainSpaces(offerParts(text).map(readText).join('\n'))
    if (words.includes('$')) faults.push(`${path}: an offer`)
    const beside = quickWords(withoutElements(text, sharedPools), 'main')
    if (kinds && beside.includes('$')) faults.push(`${path}: beside an offer`)
    for (const { offer, title } of offers) if (words.includes(title)) said.add(offer.id)
  }
  expect(faults).toEqual([])
  const running = content.offers.filter(
    offer => offer.sites.includes('united-kingdom') && isValidAt(offer, new Date(now))
  )
  expect(running.length).toBeGreaterThan(10)
  expect([...said].toSorted()).toEqual(running.map(({ id }) => id).toSorted())
})

it('S5-32 prizes are in pounds, stakes of the shared tables in dollars with the sentence on conversion', async () => {
  const path = '/promotions/daily-leaderboards/holdem/'
  const [here, elsewhere] = await Promise.all([
    site.get(host, path, british),
    site.get('localhost', `/en${path}`, { headers: { 'cf-ipcountry': 'NO' } })
  ])
  const [pounds, dollars] = [here.text, elsewhere.text].map(html => plainSpaces(readText(html)))
  expect(pounds).toContain('Daily hold’em leaderboard: £24,000 a day')
  expect(pounds).toContain('$0.01 / $0.02')
  expect(pounds?.match(/Stakes are in USD; in another currency/g)).toHaveLength(1)
  expect(dollars).toContain('Daily hold’em leaderboard: $30,000 a day')
  expect(dollars).not.toContain('£')
})
