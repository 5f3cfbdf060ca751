import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { listSection, nameAndText, plainText, questions, sampleNote, steps } from '../page-parts.schema.ts'

const headed = { title: plainText('the heading of the section'), lead: plainText('the sentence below it') }

export const fundsSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the page says, with the age mark'),
  facts: v.pipe(
    v.array(v.strictObject({ value: plainText('the placeholder of a figure'), label: plainText('what it says') })),
    v.length(4, 'Write the four figures: fee, review, arrival, documents.')
  ),
  ways: v.strictObject({
    ...headed,
    deposits: nameAndText('the page of deposits'),
    withdrawals: nameAndText('the page of withdrawals'),
    limits: nameAndText('the page of limits')
  }),
  path: v.strictObject({ ...headed, steps: steps('the way of money', 4) }),
  yours: v.strictObject({ ...listSection('what keeps money the player’s own').entries, sampleNote }),
  currencies: v.strictObject({
    ...headed,
    caption: plainText('what the table of currencies says'),
    columns: v.strictObject({
      currency: plainText('the heading of the currencies'),
      code: plainText('the heading of their codes')
    }),
    tables: plainText('what holds for the currency of the tables')
  }),
  never: listSection('what never happens with money here'),
  texts: v.strictObject({
    ...headed,
    paymentDetails: nameAndText('the payment details policy'),
    withdrawal: nameAndText('the withdrawal policy'),
    complaints: nameAndText('the complaints page')
  }),
  questions: v.strictObject({ title: plainText('the heading of the questions'), items: questions(3, 8) }),
  next: v.strictObject({
    title: plainText('the heading of the end of the page'),
    text: plainText('what to do next, without pressure'),
    secondLink: plainText('the words of the link to responsible gaming')
  })
})
