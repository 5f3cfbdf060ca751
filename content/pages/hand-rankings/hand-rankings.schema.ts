import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

const hand = v.strictObject({
  name: part.text('the name of the hand'),
  text: part.text('what makes it, and what decides between two of them'),
  cardsInWords: part.text('the cards shown, in words')
})

const contest = v.strictObject({
  name: part.text('what decides'),
  boardInWords: part.text('the cards of the board in words'),
  firstInWords: part.text('the cards of the first hand in words'),
  secondInWords: part.text('the cards of the second hand in words'),
  text: part.text('why it ends so')
})

/** The order of hands: the ladder, what decides between equal hands, and six-plus. */
export const handRankingsSchema = v.strictObject({
  ...part.pageHead('what the page tells'),
  ladder: v.strictObject({
    ...part.headed('the ladder', 'how to read it'),
    hands: v.strictObject({
      royalFlush: hand,
      straightFlush: hand,
      fourOfAKind: hand,
      fullHouse: hand,
      flush: hand,
      straight: hand,
      threeOfAKind: hand,
      twoPair: hand,
      pair: hand,
      highCard: hand
    }),
    note: part.text('what the figures count')
  }),
  contests: v.strictObject({
    ...part.headed('equal hands', 'the rule'),
    items: v.strictObject({ kicker: contest, pairs: contest, board: contest, suits: contest })
  }),
  card: v.strictObject(part.headed('the card to print', 'that this sheet alone is printed')),
  sixPlus: v.strictObject({
    ...part.headed('six-plus', 'what changes'),
    caption: part.text('what the table says'),
    columns: part.columns('hand', 'sixPlus', 'usual'),
    whyMarkdown: part.markdown('why the order changes')
  })
})
