import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/**
 * What an approved streamer receives and how it is reckoned, with a week as an example; and `neutral`: plain information that replaces everything
 * else, meta included, where streamers may not be promoted.
 */
export const streamerRewardsSchema = v.strictObject({
  ...part.pageHead('for whom the rewards are'),
  week: v.strictObject({
    ...part.headed('the example', 'what the example is about'),
    caption: part.text('what the table says'),
    columns: part.columnNames(4),
    rows: part.listOf(
      v.strictObject({
        session: part.text('what was played'),
        streamed: part.text('how much of it was streamed'),
        fees: part.text('the fees'),
        back: part.text('what comes back')
      }),
      3
    ),
    sumMarkdown: part.markdown('the sum, and when it can be redeemed'),
    sampleNote: part.sampleNote
  }),
  rewards: v.strictObject({
    ...part.headed('what else the status brings', 'for how long'),
    items: part.listOf(part.nameAndText('what it brings'), 3, 6)
  }),
  neutral: v.strictObject({
    ...part.pageHead('that this is plain information'),
    paragraphs: part.listOf(part.markdown('a paragraph'), 2)
  })
})
