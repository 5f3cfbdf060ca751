import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { listSection, markdownText, plainText, proseSection } from '../page-parts.schema.ts'

export const accessibilitySchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the statement covers'),
  status: proseSection('the standard and how far it is met'),
  done: listSection('what is done for it'),
  tested: listSection('how it was tested'),
  known: v.strictObject({
    title: plainText('the heading of the known barriers'),
    lead: plainText('the sentence below it'),
    caption: plainText('what the table says'),
    columns: v.strictObject({
      barrier: plainText('the heading of the barriers'),
      meanwhile: plainText('the heading of what helps meanwhile'),
      plan: plainText('the heading of what is planned')
    }),
    rows: v.pipe(
      v.array(
        v.strictObject({
          barrier: plainText('a barrier, as it is'),
          meanwhileMarkdown: markdownText('what helps meanwhile'),
          plan: plainText('what is planned')
        })
      ),
      v.minLength(3, 'Write at least three: a statement without barriers is not believed.')
    )
  }),
  scope: proseSection('what the statement does not cover'),
  contact: proseSection('whom to tell of a barrier'),
  enforcement: v.strictObject({
    title: plainText('the heading of the enforcement bodies'),
    lead: plainText('when to turn to them'),
    caption: plainText('what the table says'),
    columns: v.strictObject({
      region: plainText('the heading of the regions'),
      body: plainText('the heading of the bodies'),
      law: plainText('the heading of the laws')
    }),
    none: plainText('what holds where no body is named'),
    unverified: plainText('that the names are still to be checked')
  }),
  statement: proseSection('when and how the statement was made')
})
