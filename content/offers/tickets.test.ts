import { describe, expect, it } from 'vitest'
import { type SiteId, siteIds } from '../../app/domain/sites/site-id.ts'
import { calendar, startsOf } from '../../app/features/tournaments/calendar.ts'
import { content } from '../../tests/fixtures/content.ts'

const { figures, offers, promotions } = content
const moneyOf = (name: string) => {
  const figure = figures[name]
  if (figure?.kind !== 'money') throw new Error(`${name} is no sum`)
  return figure
}

/** Each ticket that an offer names. */
const tickets = ['dailyTaskTicket', 'sundayTicketValue', 'eveningsTicket']

/** Tournaments that one pays for and that are there every week, so that a ticket meets them before it expires. */
const weekly = (siteId: SiteId) =>
  calendar(content, siteId).filter(({ when, buyIn }) => 'weekdays' in when && buyIn.amount > 0)
const pricesOn = (siteId: SiteId) => weekly(siteId).map(({ buyIn }) => `${buyIn.amount} ${buyIn.currency}`)
const sitesThatName = (name: string) =>
  siteIds.filter(site =>
    offers.some(offer => offer.sites.includes(site) && JSON.stringify(offer).includes(`{${name}}`))
  )

it('every ticket with a value is looked at here', () => {
  const named = Object.keys(figures).filter(name => /ticket/i.test(name) && figures[name]?.kind === 'money')
  expect(named).toEqual(tickets)
})

describe.each(tickets)('words H4 {%s}', ticket => {
  const { amount, currency, amounts } = moneyOf(ticket)

  it('is a buy-in of the schedule, on every site that offers it', () => {
    const sites = sitesThatName(ticket)
    expect(sites).toContain('united-kingdom')
    for (const site of sites) expect(pricesOn(site)).toContain(`${amount} ${currency}`)
  })
  it('is worth as much in pounds as all other tickets there', () => {
    expect((amounts?.GBP ?? 0) / amount).toBeCloseTo(
      moneyOf('welcomeRewardsGb').amount / moneyOf('welcomeRewards').amount
    )
  })
})

it.each(siteIds.filter(site => offers.some(({ kind, sites }) => kind === 'welcome-bonus' && sites.includes(site))))(
  'words H4 the tickets of the welcome offer are buy-ins of the schedule on %s',
  siteId => {
    const prices = pricesOn(siteId)
    expect(promotions.welcome.tickets.filter(amount => !prices.includes(`${amount} USD`))).toEqual([])
  }
)

it('words H4 the Sunday ticket pays for a tournament of the evening, after the draw', () => {
  const draw = figures.sundayDrawTime
  if (draw?.kind !== 'time') throw new Error('sundayDrawTime is no time')
  const drawn = new Date(`2026-11-22T${draw.value}Z`)
  const midnight = new Date('2026-11-23T00:00Z')
  const { amount, currency } = moneyOf('sundayTicketValue')
  const met = weekly('global').filter(
    event => event.buyIn.amount === amount && event.buyIn.currency === currency && startsOf(event, drawn, midnight)[0]
  )
  expect(met.flatMap(event => startsOf(event, drawn, midnight).map(start => start.getUTCHours()))).toEqual([18])
})
