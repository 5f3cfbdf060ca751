import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { plainText } from '../page-parts.schema.ts'

/** The page round the list of posts; their words are in content/blog. */
export const blogPageSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the blog is about'),
  none: plainText('what stands here while there is no article'),
  others: v.strictObject({ title: plainText('the heading above the older articles') }),
  follow: v.strictObject({
    title: plainText('the heading above the feed'),
    text: plainText('what a feed is good for'),
    feed: plainText('the words of the link to the feed')
  })
})
