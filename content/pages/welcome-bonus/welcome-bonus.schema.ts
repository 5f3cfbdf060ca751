import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'
import { offerPage } from '../promotions/offer-page-parts.schema.ts'

/** The welcome offer: both choices side by side, how the second is released, an example of it, the terms with their date. */
export const welcomeBonusSchema = v.strictObject({
  ...offerPage,
  choices: v.strictObject({
    ...part.headed('the two choices', 'that one of them is chosen'),
    rewards: part.nameAndMarkdown('the rewards'),
    match: part.nameAndMarkdown('the matched deposit'),
    ticketsCaption: part.text('what the table of tickets says'),
    day: part.text('the heading of the column of days'),
    ticket: part.text('the heading of the column of tickets'),
    total: part.text('the name of the last row')
  }),
  path: v.strictObject({ title: part.text('the heading of the steps'), steps: part.steps('taking the offer', 4) }),
  example: v.strictObject({
    ...part.headed('the worked example', 'whose example it is'),
    caption: part.text('what the table of the example says'),
    step: part.text('the heading of the column of steps'),
    amount: part.text('the heading of the column of amounts'),
    deposit: part.text('the row of the deposit'),
    bonus: part.text('the row of the bonus that waits'),
    points: part.text('the row of the points earned'),
    parts: part.text('the row of the parts released'),
    released: part.text('the row of what is released'),
    lost: part.text('the row of what is lost'),
    whole: part.text('the row of the fees that the whole bonus would take'),
    noteMarkdown: part.markdown('what the example shows')
  }),
  terms: part.listSection('the full terms'),
  questions: part.questionsPart(3, 6)
})
