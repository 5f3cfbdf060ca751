import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'
import { offerPage } from '../promotions/offer-page-parts.schema.ts'
import { sectionWords } from '../sections.schema.ts'

const choice = (what: string) =>
  v.strictObject({
    name: part.text(`the name of ${what}`),
    forWhomMarkdown: part.markdown('whom it is for'),
    textMarkdown: part.markdown(`what ${what} are and ask for`)
  })

const tickets = v.strictObject(part.headed('the tickets', 'what each of them is good for'))

/** Where tickets are all of the offer: their own head, the tickets, and sections in place of those about the choice. */
const ticketsAlone = v.strictObject({
  ...part.pageHead('that there are tickets, and that nothing is asked for'),
  tickets,
  path: sectionWords.steps,
  terms: sectionWords.paper,
  questions: sectionWords.questions,
  next: sectionWords.call
})

/** The welcome offer: both choices side by side, how the second is released, an example of it, the terms with their date. */
export const welcomeBonusSchema = v.strictObject({
  ...offerPage,
  choices: v.strictObject({
    ...part.headed('the two choices', 'that one of them is chosen'),
    rewards: choice('the rewards'),
    match: choice('the matched deposit'),
    ticketsCaption: part.text('what the tickets are'),
    day: part.text('the word for a day'),
    total: part.text('what their sum is called')
  }),
  rake: v.strictObject({
    ...part.headed('how much rake the bonus takes', 'what a part takes'),
    caption: part.text('what the table says'),
    deposit: part.text('the column of first deposits'),
    bonus: part.text('the column of the bonus'),
    rake: part.text('the column of the rake for all of it'),
    weekly: part.text('the column of that rake a week')
  }),
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
  /** Where tickets are all of the offer: nothing of the choice is shown. */
  tickets: v.exactOptional(tickets),
  /** The words of some sites, in place of those above of the same name. */
  onSites: v.exactOptional(v.strictObject({ 'united-kingdom': v.exactOptional(ticketsAlone) }))
})
