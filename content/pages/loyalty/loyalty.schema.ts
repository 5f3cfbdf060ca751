import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'
import { offerPage } from '../promotions/offer-page-parts.schema.ts'

/** Loyalty: the tiers, how points come, what they are worth, a month of someone, what it is not. */
export const loyaltySchema = v.strictObject({
  ...offerPage,
  tiers: v.strictObject({
    ...part.headed('the tiers', 'how to read the table'),
    caption: part.text('what the table says'),
    tier: part.text('the column of names'),
    from: part.text('the column of points'),
    fees: part.text('the column of the fees that they are for'),
    back: part.text('the column of shares'),
    worth: part.text('the column of what a hundred points are worth'),
    extra: part.text('the column of what comes on top')
  }),
  stakes: v.strictObject({
    ...part.headed('rakeback by stakes', 'how many hands a month, at which tables'),
    caption: part.text('what the table says'),
    blinds: part.text('the column of blinds'),
    rake: part.text('the column of the rake of a month'),
    back: part.text('the column of what comes back'),
    share: part.text('the column of its share of the rake'),
    /** Shown where accounts are in another currency than the tables. */
    converted: v.exactOptional(part.text('at which rate the rake of the tables is converted'))
  }),
  stacking: v.strictObject({
    ...part.headed('what adds up', 'what adds up off stream, without a word of streaming'),
    streamedMarkdown: part.markdown('that play on stream earns cashback and nothing else'),
    caption: part.text('what the table says'),
    way: part.text('the column of ways'),
    offStream: part.text('the column of play off stream'),
    onStream: part.text('the column of play on stream'),
    together: part.text('the last row'),
    ways: v.strictObject({
      loyalty: part.markdown('what loyalty gives back is called'),
      'double-points': part.markdown('what doubled points are called'),
      'welcome-bonus': part.markdown('the welcome bonus, while it is released'),
      'streamer-cashback': part.markdown('what the cashback of streamers is called')
    })
  }),
  example: v.strictObject({
    ...part.headed('the example', 'whose month it is'),
    caption: part.text('what the table says'),
    part: part.text('the column of parts'),
    fees: part.text('the column of fees'),
    back: part.text('the column of what comes back'),
    cost: part.text('what does not come back'),
    total: part.text('the last row'),
    noteMarkdown: part.markdown('what the example shows')
  })
})
