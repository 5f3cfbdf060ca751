import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

const titleAndText = (what: string) => ({
  title: part.text(`the heading of ${what}`),
  text: part.text(`what ${what} is, in one to three sentences`)
})

/** Your data: asking for a link by mail, and what the link opens: a copy of one's data, and its deletion. */
export const yourDataSchema = v.strictObject({
  ...part.pageHead('what the reader can do on the page'),
  request: v.strictObject({
    ...titleAndText('asking for a link'),
    submit: part.text('the button that asks for a link')
  }),
  sent: v.strictObject(titleAndText('the answer to asking for a link')),
  copy: v.strictObject({
    ...titleAndText('the copy of one’s data'),
    submit: part.text('the button that downloads it')
  }),
  deletion: v.strictObject({
    ...titleAndText('the deletion of one’s data'),
    understood: part.text('what is confirmed before the deletion, in the first person'),
    submit: part.text('the button that deletes')
  }),
  deleted: v.strictObject(titleAndText('the answer to a deletion')),
  expired: v.strictObject(titleAndText('the answer to a link that is over')),
  kept: part.listSection('what this site keeps'),
  elsewhere: part.proseSection('data that is kept elsewhere'),
  howLong: v.strictObject({
    ...part.drawnTimes('how long what a sign-up brings is kept'),
    dataLink: part.text('the link that opens one’s data'),
    confirmation: part.text('the link that confirms an address'),
    unconfirmed: part.text('a sign-up that is never confirmed')
  })
})
