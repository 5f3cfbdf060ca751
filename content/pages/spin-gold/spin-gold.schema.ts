import * as v from 'valibot'
import { nextStep } from '../game-parts.schema.ts'
import { pageMetaSchema } from '../page-meta.schema.ts'
import {
  listSection,
  markdownText,
  plainText,
  proseSection,
  questions,
  sampleNote,
  steps
} from '../page-parts.schema.ts'

/** Spin & Gold: how a game goes, every prize pool with its chance, what it costs on average. Tables of prizes are records of content/games. */
export const spinGoldSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the format is and what it costs, with the age mark'),
  facts: v.strictObject({
    players: plainText('what the number of players counts'),
    stakes: plainText('that these are the lowest and the highest buy-in'),
    top: plainText('that this is the highest multiplier, and at which tables'),
    smallest: plainText('that this share of the games has the smallest pool')
  }),
  course: v.strictObject({
    title: plainText('the heading of the course of a game'),
    lead: plainText('a sentence below it'),
    steps: steps('a game', 3)
  }),
  prizes: v.strictObject({
    title: plainText('the heading of the prize pools'),
    leadMarkdown: markdownText('how to read the tables'),
    tables: v.strictObject({
      low: plainText('which buy-ins the first table is for'),
      high: plainText('which buy-ins the second table is for')
    }),
    columns: v.strictObject({
      multiplier: plainText('the name of the column of multipliers'),
      chance: plainText('the name of the column of chances'),
      pool: plainText('the words before the buy-in in the name of the column of pools'),
      shares: plainText('the name of the column of shares')
    }),
    sampleNote
  }),
  cost: v.strictObject({
    title: plainText('the heading of what it costs'),
    paragraphsMarkdown: v.array(markdownText('a paragraph on what it costs')),
    caption: plainText('what the table of buy-ins says'),
    columns: v.strictObject({
      buyIn: plainText('the name of the column of buy-ins'),
      paidIn: plainText('what three players pay together'),
      smallest: plainText('the smallest pool'),
      average: plainText('the average pool'),
      fee: plainText('what the room keeps on average'),
      top: plainText('the highest pool')
    }),
    exampleTitle: plainText('the heading of the example'),
    exampleMarkdown: markdownText('the example in words')
  }),
  rules: listSection('the rules of play'),
  care: proseSection('what to watch for'),
  questions: v.strictObject({ title: plainText('the heading of the questions'), items: questions(3, 6) }),
  next: nextStep
})
