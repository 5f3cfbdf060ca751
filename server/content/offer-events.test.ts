import { expect, it } from 'vitest'
import { describeDatabases } from '../../tests/fixtures/databases.ts'
import { latestOfferEvents, type OfferEvent, offerHistory, recordOfferEvent } from './offer-events.ts'

const event = (offerId: string, event: OfferEvent['event'], at: number): OfferEvent => ({
  offerId,
  event,
  at,
  by: 'zoe',
  reason: 'it was wrong'
})

describeDatabases('the events of offers', ({ open }) => {
  it('each switch is an event with its time, its author and its reason; the last one counts', async () => {
    const database = await open()
    expect(await recordOfferEvent(database, event('one', 'withdrawn', 1000))).toBe(true)
    expect(await recordOfferEvent(database, event('one', 'withdrawn', 2000))).toBe(false)
    expect(await recordOfferEvent(database, event('two', 'withdrawn', 3000))).toBe(true)
    expect(await recordOfferEvent(database, event('one', 'restored', 4000))).toBe(true)
    const events = [event('one', 'withdrawn', 1000), event('two', 'withdrawn', 3000), event('one', 'restored', 4000)]
    expect(await offerHistory(database.query, null)).toEqual(events)
    expect(await offerHistory(database.query, 'two')).toEqual([events[1]])
    expect(await latestOfferEvents(database.query)).toEqual([events[2], events[1]])
  })

  it('a clock that went back makes no event older than the one before', async () => {
    const database = await open()
    await recordOfferEvent(database, event('one', 'withdrawn', 5000))
    await recordOfferEvent(database, event('one', 'restored', 1000))
    expect(await latestOfferEvents(database.query)).toEqual([event('one', 'restored', 5001)])
  })

  it.each(["update offer_events set reason = 'another'", 'delete from offer_events'])(
    'events are evidence: the database refuses «%s»',
    async sql => {
      const database = await open()
      await recordOfferEvent(database, event('one', 'withdrawn', 1000))
      await expect(database.query(sql)).rejects.toThrow('an event of an offer is never changed')
      expect(await offerHistory(database.query, null)).toEqual([event('one', 'withdrawn', 1000)])
    }
  )

  it('of two people who withdraw at once one is told that it is done', async () => {
    const [one, other] = [await open(), await open()]
    const both = await Promise.allSettled([
      recordOfferEvent(one, event('one', 'withdrawn', 1000)),
      recordOfferEvent(other, event('one', 'withdrawn', 1000))
    ])
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    expect(await latestOfferEvents(one.query)).toHaveLength(1)
  })
})
