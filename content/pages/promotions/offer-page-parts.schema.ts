import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { plainText, questions, sampleNote } from '../page-parts.schema.ts'

/** What every page about offers has: its own words, and the plain ones that stand there where no offer may be shown. Those name none. */
export const offerPage = {
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the page is about, without an amount'),
  neutral: v.strictObject({
    meta: pageMetaSchema,
    title: plainText('the h1 where no offer may be shown, without a word of one'),
    lead: plainText('what stands here instead')
  }),
  sampleNote,
  next: v.strictObject({
    title: plainText('the heading of the next step'),
    text: plainText('what a reader may do next'),
    secondLink: plainText('the words of the second link')
  })
}

/** Questions under a heading. */
export const questionsPart = (least: number, most: number) =>
  v.strictObject({ title: plainText('the heading of the questions'), items: questions(least, most) })
