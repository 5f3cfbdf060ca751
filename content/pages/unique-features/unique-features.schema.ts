import * as v from 'valibot'
import { wordsById } from '../game-parts.schema.ts'
import * as part from '../page-parts.schema.ts'

/** A feature: what it is, its example in words, its settings one by one, and how it is turned off. */
const feature = (what: string) => ({
  title: part.text(`the name of ${what}`),
  textMarkdown: part.markdown(`what ${what} does, in two or three sentences`),
  exampleTitle: part.text(`what the example of ${what} shows`),
  settings: part.listOf(
    v.strictObject({ name: part.text('a setting'), text: part.text('what it does, and how it is at first') }),
    2,
    4
  ),
  offMarkdown: part.markdown(`how ${what} is turned off`)
})

/** The features of the table, each at work: an example, its settings, how to turn it off. */
export const uniqueFeaturesSchema = v.strictObject({
  ...part.pageHead('what the features have in common'),
  offLabel: part.text('the words above how a feature is turned off'),
  settingsLabel: part.text('the words above the settings'),
  splash: v.optional(
    v.strictObject({
      ...part.only('gift'),
      ...feature('splash'),
      before: part.text('that this is the pot as it was'),
      drop: part.text('that these chips are added'),
      after: part.text('that this is the pot afterwards')
    })
  ),
  emoji: v.strictObject({
    ...feature('emoji'),
    gestures: part.listOf(part.text('a gesture in a few words'), 11, 11)
  }),
  videoReactions: v.strictObject({
    ...feature('video reactions'),
    frames: part.listOf(part.text('a moment of the reaction'), 4, 4)
  }),
  handReview: v.strictObject({
    ...feature('hand review'),
    columns: part.columns('street', 'board', 'decision', 'chance', 'pot'),
    noChance: part.text('that no chance was worked out'),
    noteMarkdown: part.markdown('what the review does not do')
  }),
  voiceMessages: v.strictObject({
    ...feature('voice messages'),
    speaker: part.text('who speaks in the example'),
    transcript: part.text('what the message says')
  }),
  propBets: v.strictObject({
    ...feature('prop bets'),
    columns: part.columns('bet', 'flop', 'chance', 'fair'),
    bets: wordsById(part.text('a bet in a few words')),
    noteMarkdown: part.markdown('what no fee means, and what fair means')
  })
})
