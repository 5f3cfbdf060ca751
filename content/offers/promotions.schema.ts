import * as v from 'valibot'
import { offerKinds } from '../../app/domain/law/offer-kinds.data.ts'
import { rakebackWays } from '../../app/domain/offers/rake-returned.ts'
import { amount, currency, localText } from '../record-fields.ts'
import { games } from './offers.schema.ts'

const whole = v.pipe(v.number('write a number'), v.integer('write a whole number'), v.minValue(0))
const percent = v.pipe(v.number('write a percentage: 50 is a half'), v.minValue(0), v.maxValue(100))
const total = (list: readonly number[]) => list.reduce((sum, item) => sum + item, 0)

/** The places that one share of a leaderboard's prizes goes to, each of them getting it: thousandths of what the level pays. */
const prizeShare = v.strictObject({ from: whole, to: whole, permille: whole })

/** The amounts that the operator pays out: one in each of `currencies` (server/content/offer-faults.ts). */
const sum = v.record(currency, amount)

/** The stakes of a table: small and big blind, the ante, or the buy-in. */
const posted = v.pipe(v.array(amount), v.minLength(1, 'write [0.01, 0.02], or [5]'), v.maxLength(2))

const leaderboard = v.strictObject({
  levels: v.pipe(
    v.array(v.strictObject({ name: localText, stakes: v.tuple([posted, posted]), total: sum })),
    v.minLength(1, 'write a level')
  ),
  /** After so many hands or games of a day nothing counts any more. */
  maxCounted: whole,
  /** The first ten of a sample day: how often each event of `points` happened. The first event is the one that `maxCounted` ends. */
  board: v.array(v.strictObject({ player: v.pipe(v.string(), v.nonEmpty('write a name')), counts: v.array(whole) })),
  points: v.array(
    v.strictObject({
      event: localText,
      points: whole,
      /** How often it happens on the day of the worked example. */
      example: whole
    })
  )
})

/** The figures of promotions that pages draw as tables, and from which worked examples are computed. Every one is a sample. */
export const promotions = v.strictObject({
  sample: v.literal(true, 'write true: the promotions of the demo are samples'),
  /** The usual one first; a site takes the one of its accounts. */
  currencies: v.tupleWithRest([currency], currency),
  /** The part of the month's giveaways that each family of promotions gives. */
  month: v.strictObject({
    shares: v.pipe(
      v.array(
        v.strictObject({
          kind: v.picklist(offerKinds, `write a kind: ${offerKinds.join(', ')}`),
          name: localText,
          total: sum
        })
      ),
      v.minLength(2, 'write at least two families')
    )
  }),
  prizeShares: v.pipe(
    v.array(prizeShare),
    v.check(
      list => total(list.map(({ from, to, permille }) => (to - from + 1) * permille)) === 1000,
      'the shares of all places must come to 1000 thousandths'
    ),
    v.check(
      list => list.every(({ from, to }, index) => from <= to && from === (list[index - 1]?.to ?? 0) + 1),
      'places follow one another, from the first'
    )
  ),
  leaderboards: v.strictObject(v.entriesFromList(games, leaderboard)),
  welcome: v.strictObject({
    /** The tickets of the first days, a day each. */
    tickets: v.pipe(v.array(amount), v.minLength(1)),
    /** The amount released each time, for so many points. */
    part: amount,
    partPoints: whole,
    /** First deposits for which a page says how much rake the whole bonus takes. */
    deposits: v.pipe(v.array(amount), v.minLength(2, 'write at least two deposits')),
    example: v.strictObject({ deposit: amount, points: whole })
  }),
  jackpot: v.strictObject({
    pool: sum,
    /** The amount that each hand gives to the pool at a table that takes part, and from which pot on. */
    contribution: sum,
    fromPot: sum,
    shares: v.pipe(
      v.array(v.strictObject({ who: localText, percent })),
      v.check(
        list => total(list.map(({ percent: share }) => share)) === 100,
        'the shares of a jackpot must come to 100 %'
      )
    ),
    royal: v.strictObject({ percent })
  }),
  loyalty: v.strictObject({
    /** Points for each whole unit of the currency that is paid as the room's fee. */
    pointsPerUnit: whole,
    tiers: v.pipe(
      v.array(v.strictObject({ name: localText, from: whole, back: percent, extra: localText })),
      v.minLength(2, 'write at least two tiers'),
      v.check(
        list => list.every(({ from }, index) => (index === 0 ? from === 0 : from > (list[index - 1]?.from ?? 0))),
        'tiers rise, and the first begins at 0'
      )
    ),
    example: v.strictObject({ fees: amount }),
    /** A month of so many hands at each of these blinds of hold'em. */
    byStakes: v.strictObject({
      hands: whole,
      levels: v.pipe(v.array(v.tuple([amount, amount])), v.minLength(2, 'write at least two stakes'))
    })
  }),
  /** The ways in which rake comes back, and which play counts for each. */
  rakeback: v.pipe(
    v.array(
      v.strictObject({
        way: v.picklist(rakebackWays),
        counts: v.picklist(['off-stream', 'on-stream'], 'write off-stream or on-stream')
      })
    ),
    v.minLength(2, 'write at least two ways')
  )
})
export type Leaderboard = v.InferOutput<typeof leaderboard>
