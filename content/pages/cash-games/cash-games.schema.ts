import * as v from 'valibot'
import { nextStep, wordTable } from '../game-parts.schema.ts'
import { pageMetaSchema } from '../page-meta.schema.ts'
import {
  listSection,
  nameAndText,
  plainText,
  proseSection,
  questions,
  sampleNote,
  steps
} from '../page-parts.schema.ts'

/** The hub of the cash games: the three games beside each other, how one sits down and leaves, what it costs. Stakes are records of content/games. */
export const cashGamesSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what a cash game is, with the age mark'),
  formats: v.strictObject({
    title: plainText('the heading of the three games'),
    lead: plainText('what they have in common'),
    items: v.strictObject({
      holdem: nameAndText('Texas Hold’em'),
      omaha: nameAndText('Omaha'),
      shortDeck: nameAndText('6+ Short Deck')
    })
  }),
  comparison: v.strictObject({
    title: plainText('the heading of the comparison'),
    lead: plainText('how to read it'),
    ...wordTable('the comparison', 5)
  }),
  sitting: v.strictObject({
    title: plainText('the heading of how one sits down and leaves'),
    lead: plainText('a sentence below it'),
    steps: steps('sitting down', 4)
  }),
  stakes: v.strictObject({
    title: plainText('the heading of the stakes'),
    lead: plainText('what the table shows'),
    caption: plainText('what the table of stakes says'),
    bandColumn: plainText('the name of the column of levels'),
    bands: v.strictObject({
      micro: plainText('the lowest level'),
      low: plainText('the second level'),
      medium: plainText('the third level'),
      high: plainText('the highest level')
    }),
    none: plainText('that a game has no table at this level'),
    to: plainText('the word between the cheapest and the dearest table'),
    shortDeckUnit: plainText('what is posted in 6+ Short Deck'),
    sampleNote
  }),
  atTheTable: listSection('what the software does at the table'),
  choosing: proseSection('choosing stakes'),
  questions: v.strictObject({ title: plainText('the heading of the questions'), items: questions(3, 8) }),
  next: nextStep
})
