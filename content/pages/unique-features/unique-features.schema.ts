import * as v from 'valibot'
import { nextStep, wordsById } from '../game-parts.schema.ts'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { markdownText, plainText, questions } from '../page-parts.schema.ts'

/** A feature: what it is, its example in words, its settings one by one, and how it is turned off. */
const feature = (what: string) => ({
  title: plainText(`the name of ${what}`),
  textMarkdown: markdownText(`what ${what} does, in two or three sentences`),
  exampleTitle: plainText(`what the example of ${what} shows`),
  settings: v.pipe(
    v.array(
      v.strictObject({ name: plainText('a setting'), text: plainText('what it does, and how it stands at first') })
    ),
    v.minLength(2),
    v.maxLength(4)
  ),
  offMarkdown: markdownText(`how ${what} is turned off`)
})

/** The six features of the table, each at work: an example, its settings, how to turn it off. */
export const uniqueFeaturesSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the features have in common'),
  offLabel: plainText('the words above how a feature is turned off'),
  settingsLabel: plainText('the words above the settings'),
  splash: v.strictObject({
    ...feature('splash'),
    before: plainText('that this is the pot as it was'),
    drop: plainText('that these chips are added'),
    after: plainText('that this is the pot afterwards')
  }),
  emoji: v.strictObject({
    ...feature('emoji'),
    gestures: v.pipe(v.array(plainText('a gesture in a few words')), v.minLength(4), v.maxLength(8))
  }),
  videoReactions: v.strictObject({
    ...feature('video reactions'),
    frames: v.pipe(v.array(plainText('a moment of the reaction')), v.length(4))
  }),
  handReview: v.strictObject({
    ...feature('hand review'),
    columns: v.strictObject({
      street: plainText('the name of the column of streets'),
      board: plainText('the name of the column of boards'),
      decision: plainText('the name of the column of your decisions'),
      chance: plainText('the name of the column of chances'),
      pot: plainText('the name of the column of pots')
    }),
    noChance: plainText('that no chance was worked out'),
    noteMarkdown: markdownText('what the review does not do')
  }),
  voiceMessages: v.strictObject({
    ...feature('voice messages'),
    speaker: plainText('who speaks in the example'),
    transcript: plainText('what the message says')
  }),
  propBets: v.strictObject({
    ...feature('prop bets'),
    columns: v.strictObject({
      bet: plainText('the name of the column of bets'),
      flop: plainText('the name of the column of flops'),
      chance: plainText('the name of the column of chances'),
      fair: plainText('the name of the column of fair answers to the stake')
    }),
    bets: wordsById(plainText('a bet in a few words')),
    noteMarkdown: markdownText('what no fee means, and what fair means')
  }),
  questions: v.strictObject({ title: plainText('the heading of the questions'), items: questions(3, 6) }),
  next: nextStep
})
