import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { plainText, proseSection } from '../page-parts.schema.ts'

/** The history of policies: what the page is for, the change of terms that players ask about, and how to read the rest. */
export const policyHistorySchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the page holds'),
  slotGames: proseSection('the note on pending bets in slot games'),
  texts: v.strictObject({
    title: plainText('the heading of the list of texts'),
    lead: plainText('how the list is read')
  }),
  how: proseSection('how texts are changed, kept and announced'),
  feed: v.strictObject({
    title: plainText('the heading of the feed'),
    text: plainText('what the feed is for'),
    link: plainText('the words of the link to the feed')
  })
})
