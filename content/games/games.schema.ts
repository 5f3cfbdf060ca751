import * as v from 'valibot'
import { readCards } from '../../app/domain/poker/card.ts'
import { acts, playHand, seats, streetNames } from '../../app/domain/poker/play-hand.ts'
import * as field from '../record-fields.ts'

const amount = field.positiveAmount
const seat = field.oneOf(seats)
const blinds = v.tuple([amount, amount])
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** Cards as they are written down, `As Kd 10h`, each once. */
export const cards = v.pipe(
  v.string('write cards: As Kd 10h'),
  v.check(
    written => reasonsAgainst(() => readCards(written)).length === 0,
    'write cards as a rank and a suit: As Kd 10h'
  )
)

const hand = v.pipe(
  v.strictObject({
    game: v.picklist(['holdem', 'omaha', 'short-deck']),
    limit: v.picklist(['none', 'pot']),
    you: seat,
    stack: amount,
    unit: amount,
    level: blinds,
    posts: v.array(v.strictObject({ seat, amount, dead: v.optional(v.boolean()) })),
    cards: v.record(seat, cards),
    streets: v.array(
      v.strictObject({
        name: field.oneOf(streetNames),
        board: cards,
        actions: v.array(v.strictObject({ seat, act: field.oneOf(acts), to: v.optional(amount) })),
        chances: v.optional(v.record(seat, v.tuple([share, share])))
      })
    )
  }),
  field.refuse(written => {
    const reasons = reasonsAgainst(() => playHand(written, { percent: 0, cap: 0 }))
    return reasons.map(reason => `this hand cannot be played: ${reason}`)
  })
)

const guide = v.strictObject({
  ownCards: field.whole,
  ownCardsUsed: field.text,
  deck: v.picklist([36, 52]),
  examples: v.pipe(
    v.array(v.strictObject({ id: field.slug, own: cards, board: cards, against: cards })),
    v.minLength(1, 'write at least one example')
  ),
  odds: v.pipe(
    v.array(v.strictObject({ id: field.slug, outs: field.whole, unseen: field.whole, draws: field.whole })),
    v.minLength(1)
  ),
  hand
})

/** The hands that the guides to the three games count, draw and play, by game. */
export const gameGuides = v.strictObject({ holdem: guide, omaha: guide, 'short-deck': guide })

export type GameGuide = v.InferOutput<typeof guide>
/** Examples that pages draw and work out. */
export const gameExamples = v.strictObject({
  propBets: v.pipe(v.array(v.strictObject({ id: field.slug, flop: cards, ways: field.whole })), v.minLength(1)),
  propBetStake: amount,
  splash: v.strictObject({ pot: amount, drop: amount, level: blinds }),
  sidePot: v.strictObject({
    level: blinds,
    putIn: v.array(
      v.variant('folded', [
        v.strictObject({ seat, amount, folded: v.literal(true) }),
        v.strictObject({ seat, amount, folded: v.optional(v.literal(false), false), cards })
      ])
    ),
    board: cards
  }),
  rakedPots: v.strictObject({ level: blinds, pots: v.array(v.strictObject({ amount, sawFlop: v.boolean() })) }),
  firstHand: v.array(
    v.strictObject({
      street: v.picklist([...streetNames, 'showdown'], 'write the name of a street'),
      cards,
      /** What the other player shows. */
      against: v.exactOptional(cards)
    })
  ),
  hands: v.array(v.strictObject({ category: field.slug, cards })),
  session: v.strictObject({ level: blinds, hands: field.whole, won: field.whole, averagePot: amount })
})

const pages = ['cash-games', 'tournaments'] as const

/** A format that players look for, and whether the room has it. */
const gameFormat = v.strictObject({
  id: field.slug,
  offered: v.boolean('write true where it is played here, else false'),
  /** The pages that say so. */
  at: v.pipe(v.array(field.oneOf(pages)), v.minLength(1, 'write a page')),
  path: v.nullable(field.pagePath),
  name: field.localText,
  text: field.localText
})

export const gameFormats = field.listOfUnique(gameFormat, 'id')

const row = v.strictObject({
  multiplier: v.pipe(v.number(), v.minValue(2, 'the smallest pool is twice the buy-in')),
  ways: field.whole,
  shares: v.pipe(
    v.array(v.pipe(v.number(), v.minValue(1))),
    v.check(list => list.reduce((sum, share) => sum + share, 0) === 100, 'the shares of the places make 100 together')
  )
})

const table = v.pipe(
  v.strictObject({
    id: field.slug,
    stakes: v.pipe(v.array(v.pipe(v.number(), v.minValue(0.01))), v.minLength(1)),
    ofWays: field.whole,
    rows: v.pipe(v.array(row), v.minLength(1))
  }),
  v.check(
    ({ ofWays, rows }) => rows.reduce((sum, { ways }) => sum + ways, 0) === ofWays,
    'the ways of all rows make ofWays together: something always comes'
  ),
  v.check(
    ({ ofWays, rows }) => rows.reduce((sum, { ways, multiplier }) => sum + ways * multiplier, 0) <= 3 * ofWays,
    'on average more would be paid than three players pay in'
  )
)

/** How Spin & Gold pays, a table for each group of buy-ins. */
export const spinGold = v.strictObject({
  sample: v.boolean('write true for tables of the demo, else false'),
  tables: v.pipe(v.array(table), v.minLength(1))
})

export const stakeBands = ['micro', 'low', 'medium', 'high'] as const

const level = v.strictObject({
  band: field.oneOf(stakeBands),
  forced: blinds,
  rakeCap: amount
})

const gameStakes = v.strictObject({
  unit: v.picklist(['big-blind', 'ante'], 'write big-blind or ante'),
  seats: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(9))), v.minLength(1)),
  buyIn: v.pipe(
    v.strictObject({ least: v.pipe(v.number(), v.minValue(1)), most: v.number() }),
    v.check(({ least, most }) => least <= most, 'least must not be more than most')
  ),
  rakePercent: v.pipe(v.number('write hundredths: 5 is 5 %'), v.minValue(0), v.maxValue(10)),
  sample: v.boolean('write true for tables of the demo, else false'),
  levels: v.pipe(
    v.array(level),
    v.minLength(1, 'write at least one level'),
    v.check(
      list => list.every(({ forced }, index) => index === 0 || forced[1] > (list[index - 1]?.forced[1] ?? 0)),
      'write the levels from the lowest to the highest, each once'
    )
  )
})

/** The cash tables of the three games, by game. */
export const stakes = v.strictObject({ holdem: gameStakes, omaha: gameStakes, 'short-deck': gameStakes })

const hundredths = v.pipe(v.number('write hundredths: 85.2'), v.minValue(0), v.maxValue(100))
const thirteen = 'write thirteen: from ace to two'
const letters = v.pipe(v.string(), v.regex(/^[UHCBS-]{13}$/, 'write thirteen letters of U, H, C, B and S, or dashes'))

/** The equity of every starting hand against a random one, and the bands in which they are drawn; from which seat each goes all in with a short stack. */
export const startingHands = v.strictObject({
  bands: v.tuple([hundredths, hundredths, hundredths]),
  equities: v.pipe(v.array(v.pipe(v.array(hundredths), v.length(13, thirteen))), v.length(13, thirteen)),
  pushes: v.exactOptional(v.pipe(v.array(letters), v.length(13, thirteen)))
})

function reasonsAgainst(attempt: () => unknown): string[] {
  try {
    attempt()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
