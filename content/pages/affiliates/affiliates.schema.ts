import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { listSection, markdownText, plainText, questions, sampleNote, steps } from '../page-parts.schema.ts'

/** The affiliate programme: what is paid for, at which level, an example that adds up, and what an affiliate may not do. */
export const affiliatesSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('whom the programme is for'),
  share: v.strictObject({
    title: plainText('the heading of the levels'),
    lead: plainText('what the share is a share of'),
    caption: plainText('what the table says'),
    columns: v.pipe(v.array(plainText('the name of a column')), v.length(3, 'Write three columns.')),
    levels: v.pipe(
      v.array(
        v.strictObject({
          name: plainText('the level'),
          readers: plainText('how many players it takes'),
          share: plainText('the share')
        })
      ),
      v.minLength(2, 'Write at least two levels.')
    ),
    exampleMarkdown: markdownText('an example with figures'),
    sampleNote
  }),
  welcome: listSection('who may apply'),
  rules: listSection('what an affiliate may not do'),
  application: v.strictObject({
    title: plainText('the heading of the steps'),
    lead: plainText('a sentence on how long it takes'),
    steps: steps('joining the programme', 4)
  }),
  questions: v.strictObject({ title: plainText('the heading of the questions'), items: questions(3, 8) }),
  contactMarkdown: markdownText('whom to write to')
})
