import * as v from 'valibot'
import { listSection, markdownText, plainText, proseSection } from '../page-parts.schema.ts'
import { offerPage, questionsPart } from '../promotions/offer-page-parts.schema.ts'

/** Jackpots: what they are, a hand that meets the rule, how the pool is shared, how likely it is, where its money comes from. */
export const jackpotsSchema = v.strictObject({
  ...offerPage,
  list: v.strictObject({ title: plainText('the heading of the list'), lead: plainText('what both have in common') }),
  hand: v.strictObject({
    title: plainText('the heading of the worked hand'),
    leadMarkdown: markdownText('what is seen'),
    board: plainText('the name of the board'),
    loser: plainText('the name of the beaten hand'),
    winner: plainText('the name of the winning hand'),
    boardAlt: plainText('the board in words'),
    loserAlt: plainText('the beaten cards in words'),
    winnerAlt: plainText('the winning cards in words'),
    noteMarkdown: markdownText('why it counts')
  }),
  shares: v.strictObject({
    title: plainText('the heading of the shares'),
    lead: plainText('of what pool'),
    caption: plainText('what the table says'),
    who: plainText('the column of who'),
    share: plainText('the column of shares'),
    amount: plainText('the column of amounts')
  }),
  odds: proseSection('how likely it is'),
  money: listSection('where the money comes from'),
  questions: questionsPart(2, 5)
})
