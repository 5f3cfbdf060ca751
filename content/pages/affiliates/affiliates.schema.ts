import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/** The affiliate programme: what is paid for, at which level, an example that adds up, and what an affiliate may not do. */
export const affiliatesSchema = v.strictObject({
  ...part.pageHead('whom the programme is for'),
  share: v.strictObject({
    ...part.headed('the levels', 'what the share is a share of'),
    caption: part.text('what the table says'),
    columns: part.columnNames(3),
    levels: part.listOf(
      v.strictObject({
        name: part.text('the level'),
        readers: part.text('how many players it takes'),
        share: part.text('the share')
      }),
      2
    ),
    exampleMarkdown: part.markdown('an example with figures'),
    sampleNote: part.sampleNote
  }),
  welcome: part.listSection('who may apply'),
  rules: part.listSection('what an affiliate may not do'),
  application: part.stepsSection('the steps', 'a sentence on how long it takes', 'joining the programme', 4),
  questions: part.questionsPart(3, 8),
  contactMarkdown: part.markdown('whom to write to')
})
