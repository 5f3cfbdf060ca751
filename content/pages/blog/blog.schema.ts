import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/** The page round the list of posts; their words are in content/blog. */
export const blogPageSchema = v.strictObject({
  ...part.pageHead('what the blog is about'),
  none: part.text('what the page says while there is no article'),
  topics: v.strictObject({
    label: part.text('what the choice of a topic is called'),
    all: part.text('the choice of every topic')
  }),
  others: v.strictObject({ title: part.text('the heading above the older articles') }),
  follow: v.strictObject({
    title: part.text('the heading above the feed'),
    text: part.text('what a feed is good for'),
    feed: part.text('the words of the link to the feed')
  })
})
