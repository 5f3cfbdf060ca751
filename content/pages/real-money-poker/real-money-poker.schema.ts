import * as v from 'valibot'
import { nextStep, wordTable } from '../game-parts.schema.ts'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { listSection, markdownText, plainText, proseSection, questions, sampleNote } from '../page-parts.schema.ts'

/** What playing for money costs: the room's share of pots worked out, fees of tournaments, what else; and how to limit it. */
export const realMoneyPokerSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('that the page says what it costs, with the age mark'),
  contentsTitle: plainText('the heading of the contents list'),
  together: proseSection('what the players lose together'),
  rake: v.strictObject({
    title: plainText('the heading of the room’s share'),
    leadMarkdown: markdownText('the rule'),
    caption: plainText('what the table of pots says'),
    columns: v.strictObject({
      pot: plainText('the name of the column of pots'),
      ended: plainText('the name of the column of how the hand ended'),
      taken: plainText('the name of the column of the share'),
      winner: plainText('the name of the column of what the winner gets'),
      share: plainText('the name of the column of the share of the pot')
    }),
    noFlop: plainText('that the hand ended before the flop'),
    flop: plainText('that a flop was dealt'),
    sampleNote
  }),
  evening: v.strictObject({
    title: plainText('the heading of an evening'),
    leadMarkdown: markdownText('what is supposed'),
    facts: v.strictObject({
      hands: plainText('that these are the hands played'),
      won: plainText('that these are the pots won'),
      average: plainText('that this is the average pot'),
      paid: plainText('that this is what was paid')
    }),
    endMarkdown: markdownText('what it means')
  }),
  caps: v.strictObject({
    title: plainText('the heading of the caps'),
    leadMarkdown: markdownText('how to read the table'),
    caption: plainText('what the table of caps says'),
    columns: v.strictObject({
      blinds: plainText('the name of the column of blinds'),
      percent: plainText('the name of the column of the share'),
      cap: plainText('the name of the column of caps'),
      reached: plainText('the name of the column of the pot at which the cap is reached')
    })
  }),
  tournaments: proseSection('the fee of tournaments'),
  others: v.strictObject({
    title: plainText('the heading of other costs'),
    leadMarkdown: markdownText('a sentence below it'),
    ...wordTable('other costs', 3)
  }),
  limits: listSection('limits'),
  truths: listSection('what should be said plainly'),
  questions: v.strictObject({ title: plainText('the heading of the questions'), items: questions(3, 6) }),
  next: nextStep
})
