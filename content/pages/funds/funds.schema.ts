import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

const intro = part.headed('the section', 'the sentence below it')

export const fundsSchema = v.strictObject({
  ...part.pageHead('what the page says, with the age mark'),
  facts: part.labelled(4, 4),
  ways: v.strictObject({
    ...intro,
    deposits: part.nameAndText('the page of deposits'),
    withdrawals: part.nameAndText('the page of withdrawals'),
    limits: part.nameAndText('the page of limits')
  }),
  path: v.strictObject({ ...intro, steps: part.steps('the way of money', 4) }),
  yours: v.strictObject({
    ...part.listSection('what keeps money the player’s own').entries,
    sampleNote: part.sampleNote
  }),
  currencies: v.strictObject({
    ...intro,
    caption: part.text('what the table of currencies says'),
    columns: part.columns('currency', 'code'),
    tables: part.text('what holds for the currency of the tables')
  }),
  never: part.listSection('what never happens with money here'),
  texts: v.strictObject({
    ...intro,
    paymentDetails: part.nameAndText('the payment details policy'),
    withdrawal: part.nameAndText('the withdrawal policy'),
    complaints: part.nameAndText('the complaints page')
  }),
  questions: part.questionsPart(3, 8),
  next: part.nextStep
})
