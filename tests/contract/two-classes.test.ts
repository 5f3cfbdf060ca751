import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSiteAt } from '../fixtures/site-at.ts'

/** Each path three times with either visitor first. */
const rounds = 24
const start = Date.parse('2026-11-20T12:00:00Z')
const minuteMs = 60_000
const paths = ['/', '/en/', '/_payload.json', '/en/_payload.json']
/** Words of the welcome offer. */
const offer = /de tickets offerts, ou un bonus|free rewards, or a/

let site: Awaited<ReturnType<typeof runSiteAt>>

beforeAll(async () => {
  site = await runSiteAt(at(start))
})
afterAll(() => site.stop())

const at = (ms: number) => new Date(ms).toISOString()

/** On the global site a visitor from Norway sees offers, one from France does not. */
type Country = 'NO' | 'FR'
const ask = async (country: Country, path: string) => {
  const { status, headers, text } = await site.get('localhost', path, {
    headers: { 'cf-ipcountry': country, 'accept-encoding': 'br' }
  })
  expect([path, status]).toEqual([path, 200])
  return { etag: headers.etag, offers: offer.test(text) }
}

/** Two visitors ask at the same instant, then each alone, and must get the same page again. Out: what was wrong. */
async function faultsOf(round: number, offered: boolean): Promise<string[]> {
  const path = paths[round % paths.length] ?? '/'
  const order: Country[] = round % 2 ? ['NO', 'FR'] : ['FR', 'NO']
  const together = await Promise.all(order.map(country => ask(country, path)))
  const faults: string[] = []
  for (const [index, country] of order.entries()) {
    const alone = await ask(country, path)
    const name = `round ${round}: ${path} for ${country}`
    if (together[index]?.etag !== alone.etag) faults.push(`${name} is another page than alone`)
    if (together[index]?.offers !== (offered && country === 'NO')) faults.push(`${name}: offers ${!offered}`)
  }
  return faults
}

async function everyRound(offered: boolean, prepare: (round: number) => Promise<void> | void): Promise<string[]> {
  const faults: string[] = []
  for (let round = 0; round < rounds; round++) {
    await prepare(round)
    faults.push(...(await faultsOf(round, offered)))
  }
  return faults
}

it('on a cold key each of two classes gets its own page, round after round', async () => {
  expect(await everyRound(true, () => site.edit(content => content))).toEqual([])
})

it('after an edit that takes the offer away nobody gets it, round after round', async () => {
  const withdraw = async (round: number) => {
    site.edit(content => content)
    expect(await faultsOf(round, true)).toEqual([])
    site.edit(content => ({ ...content, offers: content.offers.filter(({ id }) => id !== 'welcome-bonus') }))
  }
  expect(await everyRound(false, withdraw)).toEqual([])
})

it('after the offer has ended nobody gets it, round after round', async () => {
  let now = start
  const pass = async (round: number) => {
    const validUntil = at(now + minuteMs)
    site.edit(content => ({
      ...content,
      offers: content.offers.map(offer => (offer.id === 'welcome-bonus' ? { ...offer, validUntil } : offer))
    }))
    expect(await faultsOf(round, true)).toEqual([])
    now += minuteMs
    site.moveTo(at(now))
  }
  expect(await everyRound(false, pass)).toEqual([])
})
