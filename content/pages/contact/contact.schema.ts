import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { listSection, markdownText, plainText, proseSection, steps } from '../page-parts.schema.ts'

const subject = (what: string) =>
  v.strictObject({
    name: plainText(`the subject: ${what}`),
    email: v.pipe(
      v.string(`Write the placeholder of the address for ${what}.`),
      v.regex(/^\{[a-zA-Z]+Email\}$/, 'The address is a placeholder of the site configuration, such as {supportEmail}.')
    ),
    answerTime: plainText(`when an answer on ${what} can be expected, with its placeholder`),
    textMarkdown: markdownText(`what to write about at this address: ${what}`)
  })

/** Contact: an address for each subject, what to have at hand, the complaints path, safety advice and the registered office. */
export const contactSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('when support answers and how to choose an address'),
  addresses: v.strictObject({
    title: plainText('the heading of the addresses'),
    subjects: v.strictObject({
      support: subject('support'),
      privacy: subject('personal data'),
      complaints: subject('complaints'),
      /** Left out by the page where streamers may not be promoted. */
      streamerProgramme: subject('the streamer programme'),
      press: subject('press')
    })
  }),
  atHand: listSection('what to have at hand'),
  languages: proseSection('the languages of support'),
  gamblingHelp: proseSection('help for those whom gambling weighs on'),
  complaintsPath: v.strictObject({
    title: plainText('the heading of the complaints path'),
    lead: plainText('what the path is and what it costs'),
    steps: steps('the complaints path', 3)
  }),
  safety: listSection('safety advice'),
  registeredOffice: v.strictObject({
    title: plainText('the heading of the registered office'),
    name: plainText('the placeholder {operatorName}'),
    address: plainText('the placeholder {registeredOffice}'),
    note: plainText('a remark on writing by post')
  })
})
