import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { markdownText, plainText, questions } from '../page-parts.schema.ts'

const hand = v.strictObject({
  name: plainText('the name of the hand'),
  text: plainText('what makes it, and what decides between two of them'),
  cardsInWords: plainText('the cards shown, in words')
})

const contest = v.strictObject({
  name: plainText('what decides'),
  boardInWords: plainText('the cards of the board in words'),
  firstInWords: plainText('the cards of the first hand in words'),
  secondInWords: plainText('the cards of the second hand in words'),
  text: plainText('why it ends so')
})

/** The order of hands: the ladder, what decides between equal hands, and six-plus. */
export const handRankingsSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the page tells'),
  ladder: v.strictObject({
    title: plainText('the heading of the ladder'),
    lead: plainText('how to read it'),
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
    note: plainText('what the figures count')
  }),
  contests: v.strictObject({
    title: plainText('the heading of equal hands'),
    lead: plainText('the rule'),
    items: v.strictObject({ kicker: contest, pairs: contest, board: contest, suits: contest })
  }),
  sixPlus: v.strictObject({
    title: plainText('the heading of six-plus'),
    lead: plainText('what changes'),
    caption: plainText('what the table says'),
    columns: v.strictObject({
      hand: plainText('the column of hands'),
      sixPlus: plainText('the column of the short deck'),
      usual: plainText('the column of the whole deck')
    }),
    whyMarkdown: markdownText('why the order changes')
  }),
  questions: v.strictObject({ title: plainText('the heading of the questions'), items: questions(4, 8) }),
  next: v.strictObject({ title: plainText('the heading of the next step'), text: plainText('what one may do next') }),
  secondLink: plainText('the words of the second link')
})
