import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { content } from '../fixtures/content.ts'
import { inMonthOfFigures } from '../fixtures/month-of-figures.ts'
import { offerWriter, plainSpaces } from '../fixtures/offers-shown.ts'
import { runSite } from '../fixtures/running-site.ts'
import { allWords } from '../fixtures/visible-words.ts'

const hourMs = 3_600_000
/** By day in Berlin, where the law lets offers be shown from 21:00 to 06:00. */
const noon = Date.parse(inMonthOfFigures('20T12:00:00Z'))
const offersIn = offerWriter(content)
let site: Awaited<ReturnType<typeof runSite>>

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  site = await runSite({ variables: { SIGN_UP_LIMIT: '1' } })
})
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: noon }))
afterEach(() => vi.useRealTimers())
afterAll(() => site.stop())

const inGermany = { 'cf-ipcountry': 'DE' }

/** Which offers the German home has at an instant. */
async function offersAt(instant: number): Promise<string[]> {
  vi.setSystemTime(instant)
  const { status, text } = await site.get('germany.localhost', '/', { headers: inGermany, site: 'germany' })
  expect(status).toBe(200)
  const words = plainSpaces(allWords(text))
  return offersIn('germany', 'de', 18).flatMap(({ offer, title }) => (words.includes(title) ? [offer.id] : []))
}

it.each<[what: string, jumpMs: number]>([
  ['ten hours ahead', 10 * hourMs],
  ['a day and ten hours ahead', 34 * hourMs],
  ['fourteen hours back', -14 * hourMs]
])(
  'S7-60 a clock that jumps %s shows what is due by it, and, right again, nothing of the hour that was not',
  async (_what, jumpMs) => {
    expect(await offersAt(noon)).toEqual([])
    expect(await offersAt(noon + jumpMs)).not.toEqual([])
    expect(await offersAt(noon + 1000)).toEqual([])
  }
)

let count = 0
async function signUp(instant: number): Promise<number> {
  vi.setSystemTime(instant)
  count += 1
  const { status } = await site.get('localhost', '/api/sign-up', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cf-ipcountry': 'AQ', 'x-forwarded-for': '192.0.2.7' },
    body: JSON.stringify({
      email: `player-${count}@example.com`,
      password: 'correct horse 1',
      ageConfirmed: true,
      termsAccepted: true
    })
  })
  return status
}

it('S7-60 a clock that jumps a day and comes back locks no sign-up out, and a limit counts on by the right time', async () => {
  const day = 24 * hourMs
  const statuses: number[] = []
  for (const instant of [noon, noon + 1, noon + day, noon + day + 1, noon + 2, noon + 3, noon - day, noon + 4])
    statuses.push(await signUp(instant))
  expect(statuses).toEqual([201, 429, 201, 429, 201, 429, 201, 201])
})
