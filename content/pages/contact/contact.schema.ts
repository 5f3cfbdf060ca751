import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

const subject = (what: string) =>
  v.strictObject({
    name: part.text(`the subject: ${what}`),
    email: v.pipe(
      v.string(`Write the placeholder of the address for ${what}.`),
      v.regex(/^\{[a-zA-Z]+Email\}$/, 'The address is a placeholder of the site configuration, such as {supportEmail}.')
    ),
    answerTime: part.text(`when an answer on ${what} can be expected, with its placeholder`),
    textMarkdown: part.markdown(`what to write about at this address: ${what}`)
  })

/** Contact: an address for each subject, the languages of support and the registered office. */
export const contactSchema = v.strictObject({
  ...part.pageHead('when support answers and how to choose an address'),
  addresses: v.strictObject({
    title: part.text('the heading of the addresses'),
    openLabel: part.text('that support is open, above its hours'),
    subjects: v.strictObject({
      support: subject('support'),
      privacy: subject('personal data'),
      complaints: subject('complaints'),
      /** Left out by the page where streamers may not be promoted. */
      streamerProgramme: subject('the streamer programme'),
      press: subject('press')
    })
  }),
  languages: part.proseSection('the languages of support'),
  registeredOffice: v.strictObject({
    title: part.text('the heading of the registered office'),
    name: part.text('the placeholder {operatorName}'),
    address: part.text('the placeholder {registeredOffice}'),
    note: part.text('a remark on writing by post')
  })
})
