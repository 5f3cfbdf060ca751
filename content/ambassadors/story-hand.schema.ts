import * as v from 'valibot'
import { cardName, deckOf, type Game, readCards } from '../../app/domain/poker/card.ts'
import { acts, seats } from '../../app/domain/poker/play-hand.ts'
import { cards } from '../games/guides.schema.ts'
import { whole } from '../record-fields.ts'

const ownCards: Readonly<Record<Game, number>> = { holdem: 2, omaha: 4, 'short-deck': 2 }

/** The hand of a story as it is drawn on the felt: the board, and the players clockwise, the person first. Their own cards are `hand`. */
export const storyHand = v.strictObject({
  /** Which section of the story it is beside, from 1. */
  section: whole,
  game: v.picklist(['holdem', 'omaha', 'short-deck'], 'write holdem, omaha or short-deck'),
  board: cards,
  players: v.pipe(
    v.array(
      v.strictObject({
        seat: v.picklist(seats, `write one of: ${seats.join(', ')}`),
        act: v.optional(v.picklist(acts, `write one of: ${acts.join(', ')}`)),
        /** Where they are shown. */
        cards: v.optional(cards),
        wins: v.optional(v.literal(true, 'write true, or leave it out'))
      })
    ),
    v.minLength(2, 'write at least two players'),
    v.maxLength(6, 'write at most six players')
  )
})

export type StoryHand = v.InferOutput<typeof storyHand>

/** The fault of a told hand, null where there is none. In: the hand, and the person's own cards. */
export function storyHandFault({ game, board, players }: StoryHand, own: string): string | null {
  const taken = players.map(({ seat }) => seat)
  const twice = taken.find((seat, index) => taken.indexOf(seat) !== index)
  if (twice) return `two players are at ${twice}`
  const [person] = players
  if (person?.cards !== undefined) return 'the cards of the person are hand: leave them out here'
  for (const { seat, act, wins, cards: shown } of players) {
    if (act === 'fold' && wins) return `${seat} folds and wins`
    if (shown !== undefined && readCards(shown).length !== ownCards[game])
      return `${seat} shows ${readCards(shown).length} cards: write ${ownCards[game]}`
  }
  if (readCards(own).length !== ownCards[game])
    return `hand has ${readCards(own).length} cards: write ${ownCards[game]}`
  if (![0, 3, 4, 5].includes(readCards(board).length)) return 'the board is none, three, four or five cards'
  const dealt = readCards([own, board, ...players.map(player => player.cards ?? '')].join(' ')).map(cardName)
  const again = dealt.find((card, index) => dealt.indexOf(card) !== index)
  if (again) return `${again} is there twice`
  const deck = deckOf(game).map(cardName)
  const strange = dealt.find(card => !deck.includes(card))
  return strange ? `${strange} is not in the deck of ${game}` : null
}
