import * as v from 'valibot'
import { nextStep, wordsById } from '../game-parts.schema.ts'
import { pageMetaSchema } from '../page-meta.schema.ts'
import {
  listSection,
  markdownText,
  nameAndMarkdown,
  plainText,
  proseSection,
  questions,
  sampleNote,
  steps
} from '../page-parts.schema.ts'

/**
 * The guide to one game: how a hand goes, which cards count, how often draws come, what it costs, and one hand played out. Cards, odds, stakes and the
 * hand are records of content/games; the words of examples and odds stand under their ids.
 */
export const gameGuideSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1: the name of the game'),
  lead: plainText('the character of the game, with the age mark'),
  facts: v.pipe(
    v.array(v.strictObject({ value: plainText('a figure, by its placeholder'), label: plainText('what it counts') })),
    v.minLength(3),
    v.maxLength(4)
  ),
  course: v.strictObject({
    title: plainText('the heading of the course of a hand'),
    lead: plainText('a sentence below it'),
    steps: steps('a hand', 4)
  }),
  counting: v.strictObject({
    title: plainText('the heading of which cards count'),
    lead: plainText('the rule that the examples show'),
    items: wordsById(nameAndMarkdown('an example'))
  }),
  order: v.exactOptional(proseSection('the order of hands where it is not the usual one')),
  odds: v.strictObject({
    title: plainText('the heading of the chances'),
    lead: plainText('what they are counted from'),
    caption: plainText('what the table of chances says'),
    items: wordsById(plainText('a draw, in a few words'))
  }),
  stakes: v.strictObject({
    title: plainText('the heading of the stakes'),
    lead: plainText('what the table shows'),
    sampleNote
  }),
  hand: v.strictObject({
    title: plainText('the heading of the hand that is played out'),
    lead: plainText('at which table it is played, and what to look at'),
    streets: v.strictObject({
      preflop: markdownText('what decides before the flop'),
      flop: markdownText('what decides on the flop'),
      turn: markdownText('what decides on the turn'),
      river: markdownText('what decides on the river')
    }),
    resultMarkdown: markdownText('what there is to learn from the end of the hand')
  }),
  mistakes: listSection('what costs beginners most'),
  questions: v.strictObject({ title: plainText('the heading of the questions'), items: questions(3, 6) }),
  next: nextStep
})
