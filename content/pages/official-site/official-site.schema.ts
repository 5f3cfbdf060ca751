import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { listSection, plainText, sampleNote, steps } from '../page-parts.schema.ts'

const headed = { title: plainText('the heading of the section'), lead: plainText('the sentence below it') }

export const officialSiteSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the page lets a reader check'),
  here: v.strictObject({
    ...headed,
    label: plainText('what stands above the address of this site'),
    how: plainText('how to compare it with the browser’s bar')
  }),
  addresses: v.strictObject({
    ...headed,
    caption: plainText('what the table says'),
    columns: v.strictObject({
      region: plainText('the heading of the regions'),
      address: plainText('the heading of the addresses'),
      languages: plainText('the heading of the languages')
    }),
    here: plainText('marks the site of this page'),
    contents: plainText('the name of the host of menu pages, where there is one'),
    else: plainText('that every other address is not ours')
  }),
  reading: v.strictObject({
    ...headed,
    real: plainText('stands beside the real address'),
    ending: plainText('why a name before another one proves nothing'),
    letter: plainText('why one letter matters'),
    hyphen: plainText('why a longer name is another name'),
    path: plainText('why what follows the slash proves nothing')
  }),
  never: listSection('what we never ask'),
  mail: v.strictObject({
    ...headed,
    caption: plainText('what the table says'),
    columns: v.strictObject({
      subject: plainText('the heading of the subjects'),
      address: plainText('the heading of the addresses')
    }),
    subjects: v.strictObject({
      support: plainText('what the address of support is for'),
      privacy: plainText('what the address of privacy is for'),
      complaints: plainText('what the address of complaints is for'),
      streamer: plainText('what the address of streamers is for'),
      press: plainText('what the address of the press is for'),
      security: plainText('what the address of security is for'),
      noReply: plainText('what the address that only sends is for')
    }),
    note: plainText('that a sender can be forged')
  }),
  installers: v.strictObject({
    ...headed,
    caption: plainText('what the table says'),
    columns: v.strictObject({
      system: plainText('the heading of the systems'),
      version: plainText('the heading of the versions'),
      released: plainText('the heading of the days'),
      signer: plainText('the heading of the signers')
    }),
    systems: v.strictObject({
      windows: plainText('Windows'),
      macos: plainText('macOS'),
      android: plainText('Android'),
      ios: plainText('iOS')
    }),
    check: plainText('the words of the link to the check'),
    sampleNote
  }),
  report: v.strictObject({ ...headed, steps: steps('reporting a fake', 3) }),
  caught: listSection('what to do after giving something away')
})
