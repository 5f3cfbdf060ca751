import * as v from 'valibot'
import { methodsSection, remediesSection } from '../deposits/deposits.schema.ts'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { listSection, plainText, proseSection, sampleNote } from '../page-parts.schema.ts'

const moment = v.strictObject({
  name: plainText('what happens at this moment, a few words'),
  text: plainText('what it means for the player, in a sentence'),
  time: plainText('when it happens, counted from the request')
})

export const withdrawalsSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the page says, with the age mark'),
  methods: methodsSection,
  example: v.strictObject({
    title: plainText('the heading of the worked example'),
    lead: plainText('whose withdrawal it follows'),
    caption: plainText('what its table says'),
    columns: v.strictObject({
      moment: plainText('the heading of the moments'),
      onAccount: plainText('the heading of the balance'),
      underWay: plainText('the heading of what is under way'),
      inBank: plainText('the heading of what has arrived')
    }),
    moments: v.strictObject({ asked: moment, checked: moment, sent: moment, arrived: moment }),
    sampleNote
  }),
  order: listSection('where the money goes'),
  documents: listSection('the documents of a first withdrawal'),
  waiting: remediesSection,
  cancelling: proseSection('taking a withdrawal back'),
  always: listSection('when a withdrawal stays possible'),
  texts: proseSection('the texts that hold')
})
