import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/** The history of policies: what the page is for, the change of terms that players ask about, and how to read the rest. */
export const policyHistorySchema = v.strictObject({
  ...part.pageHead('what the page holds'),
  slotGames: part.proseSection('the note on pending bets in slot games'),
  texts: v.strictObject(part.headed('the list of texts', 'how the list is read')),
  how: part.proseSection('how texts are changed, kept and announced'),
  feed: v.strictObject({
    title: part.text('the heading of the feed'),
    text: part.text('what the feed is for'),
    link: part.text('the words of the link to the feed')
  })
})
