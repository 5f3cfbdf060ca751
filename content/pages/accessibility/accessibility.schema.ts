import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

export const accessibilitySchema = v.strictObject({
  ...part.pageHead('what the statement covers'),
  status: part.proseSection('the standard and how far it is met'),
  done: part.listSection('what is done for it'),
  tested: part.listSection('how it was tested'),
  known: v.strictObject({
    ...part.headed('the known barriers', 'the sentence below it'),
    caption: part.text('what the table says'),
    columns: part.columns('barrier', 'meanwhile', 'plan'),
    rows: part.listOf(
      v.strictObject({
        barrier: part.text('a barrier, as it is'),
        meanwhileMarkdown: part.markdown('what helps meanwhile'),
        plan: part.text('what is planned')
      }),
      3
    )
  }),
  scope: part.proseSection('what the statement does not cover'),
  contact: part.proseSection('whom to tell of a barrier'),
  enforcement: v.strictObject({
    ...part.headed('the enforcement bodies', 'when to turn to them'),
    caption: part.text('what the table says'),
    columns: part.columns('region', 'body', 'law'),
    none: part.text('what holds where no body is named'),
    unverified: part.text('that the names are still to be checked')
  }),
  statement: part.proseSection('when and how the statement was made')
})
