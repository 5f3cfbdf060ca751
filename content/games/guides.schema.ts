import * as v from 'valibot'
import { readCards } from '../../app/domain/poker/card.ts'
import { acts, playHand, seats, streetNames } from '../../app/domain/poker/play-hand.ts'
import { positiveAmount as amount, whole as count, slug, text } from '../record-fields.ts'

const seat = v.picklist(seats, `write one of: ${seats.join(', ')}`)
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** Cards as they are written down, `As Kd 10h`, each once. */
export const cards = v.pipe(
  v.string('write cards: As Kd 10h'),
  v.check(written => reasonAgainst(() => readCards(written)) === null, 'write cards as a rank and a suit: As Kd 10h')
)

const hand = v.pipe(
  v.strictObject({
    game: v.picklist(['holdem', 'omaha', 'short-deck']),
    limit: v.picklist(['none', 'pot']),
    you: seat,
    stack: amount,
    unit: amount,
    level: v.tuple([amount, amount]),
    posts: v.array(v.strictObject({ seat, amount, dead: v.optional(v.boolean()) })),
    cards: v.record(seat, cards),
    streets: v.array(
      v.strictObject({
        name: v.picklist(streetNames, `write one of: ${streetNames.join(', ')}`),
        board: cards,
        actions: v.array(
          v.strictObject({ seat, act: v.picklist(acts, `write one of: ${acts.join(', ')}`), to: v.optional(amount) })
        ),
        chances: v.optional(v.record(seat, v.tuple([share, share])))
      })
    )
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const reason = reasonAgainst(() => playHand(dataset.value, { percent: 0, cap: 0 }))
    if (reason !== null) addIssue({ message: `this hand cannot be played: ${reason}` })
  })
)

const guide = v.strictObject({
  ownCards: count,
  ownCardsUsed: text,
  deck: v.picklist([36, 52]),
  examples: v.pipe(
    v.array(v.strictObject({ id: slug, own: cards, board: cards, against: cards })),
    v.minLength(1, 'write at least one example')
  ),
  odds: v.pipe(v.array(v.strictObject({ id: slug, outs: count, unseen: count, draws: count })), v.minLength(1)),
  hand
})

/** The hands that the guides to the three games count, draw and play, by game. */
export const gameGuides = v.strictObject({ holdem: guide, omaha: guide, 'short-deck': guide })

export type GameGuide = v.InferOutput<typeof guide>
export type GameGuides = v.InferOutput<typeof gameGuides>

function reasonAgainst(attempt: () => unknown): string | null {
  try {
    attempt()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
