import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import {
  listSection,
  markdownText,
  nameAndText,
  plainText,
  proseSection,
  questions,
  sampleNote
} from '../page-parts.schema.ts'

/**
 * What an approved streamer receives and how it is reckoned, with a week as an example; and `neutral`: plain information that replaces everything
 * else, meta included, where streamers may not be promoted.
 */
export const streamerRewardsSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('for whom the rewards are'),
  week: v.strictObject({
    title: plainText('the heading of the example'),
    lead: plainText('what the example is about'),
    caption: plainText('what the table says'),
    columns: v.pipe(v.array(plainText('the name of a column')), v.length(4, 'Write four columns.')),
    rows: v.pipe(
      v.array(
        v.strictObject({
          session: plainText('what was played'),
          streamed: plainText('how much of it was streamed'),
          fees: plainText('the fees'),
          back: plainText('what comes back')
        })
      ),
      v.minLength(3, 'Write at least three sessions.')
    ),
    sumMarkdown: markdownText('the sum, and when it can be redeemed'),
    sampleNote
  }),
  rewards: v.strictObject({
    title: plainText('the heading of the other rewards'),
    lead: plainText('a sentence that leads in'),
    items: v.pipe(v.array(nameAndText('a reward')), v.length(4, 'Write four rewards.'))
  }),
  counting: listSection('what counts and what does not'),
  tournaments: proseSection('how tournaments are reckoned'),
  loss: listSection('when rewards end'),
  questions: v.strictObject({ title: plainText('the heading of the questions'), items: questions(3, 8) }),
  next: v.strictObject({
    title: plainText('the heading of the end'),
    text: plainText('what to read next'),
    words: plainText('the words of the link')
  }),
  neutral: v.strictObject({
    meta: pageMetaSchema,
    title: plainText('the h1 where streamers may not be promoted'),
    lead: plainText('that this is plain information'),
    paragraphs: v.pipe(v.array(markdownText('a paragraph')), v.minLength(2, 'Write at least two paragraphs.'))
  })
})
