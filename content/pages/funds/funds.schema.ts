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
  currencies: v.strictObject({
    ...intro,
    caption: part.text('what the table of currencies says'),
    columns: part.columns('currency', 'code'),
    tables: part.text('what holds for the currency of the tables')
  }),
  texts: v.strictObject({
    ...intro,
    paymentDetails: part.nameAndText('the payment details policy'),
    withdrawal: part.nameAndText('the withdrawal policy'),
    complaints: part.nameAndText('the complaints page')
  })
})
