import * as v from 'valibot'
import { listSection, markdownText, nameAndMarkdown, plainText, steps } from '../page-parts.schema.ts'
import { offerPage, questionsPart } from '../promotions/offer-page-parts.schema.ts'

/** The welcome offer: both choices side by side, how the second is released, an example of it, the terms with their date. */
export const welcomeBonusSchema = v.strictObject({
  ...offerPage,
  choices: v.strictObject({
    title: plainText('the heading of the two choices'),
    lead: plainText('that one of them is chosen'),
    rewards: nameAndMarkdown('the rewards'),
    match: nameAndMarkdown('the matched deposit'),
    ticketsCaption: plainText('what the table of tickets says'),
    day: plainText('the heading of the column of days'),
    ticket: plainText('the heading of the column of tickets'),
    total: plainText('the name of the last row')
  }),
  path: v.strictObject({ title: plainText('the heading of the steps'), steps: steps('taking the offer', 4) }),
  example: v.strictObject({
    title: plainText('the heading of the worked example'),
    lead: plainText('whose example it is'),
    caption: plainText('what the table of the example says'),
    step: plainText('the heading of the column of steps'),
    amount: plainText('the heading of the column of amounts'),
    deposit: plainText('the row of the deposit'),
    bonus: plainText('the row of the bonus that waits'),
    points: plainText('the row of the points earned'),
    parts: plainText('the row of the parts released'),
    released: plainText('the row of what is released'),
    lost: plainText('the row of what is lost'),
    whole: plainText('the row of the fees that the whole bonus would take'),
    noteMarkdown: markdownText('what the example shows')
  }),
  terms: listSection('the full terms'),
  questions: questionsPart(3, 6)
})
