import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

const intro = part.headed('the section', 'the sentence below it')

export const officialSiteSchema = v.strictObject({
  ...part.pageHead('what the page lets a reader check'),
  here: v.strictObject({
    ...intro,
    label: part.text('what is above the address of this site'),
    parts: v.strictObject({
      scheme: part.text('what https:// says, and what it does not'),
      name: part.text('that the name is what to compare'),
      page: part.text('that what follows the slash proves nothing')
    }),
    how: part.text('how to compare it with the browser’s bar')
  }),
  addresses: v.strictObject({
    ...intro,
    caption: part.text('what the table says'),
    columns: part.columns('region', 'address', 'languages'),
    here: part.text('marks the site of this page'),
    contents: part.text('the name of the host of menu pages, where there is one'),
    else: part.text('that every other address is not ours')
  }),
  reading: v.strictObject({
    ...intro,
    real: part.text('is beside the real address'),
    ending: part.text('why a name before another one proves nothing'),
    letter: part.text('why one letter matters'),
    hyphen: part.text('why a longer name is another name'),
    path: part.text('why what follows the slash proves nothing')
  }),
  mail: v.strictObject({
    ...intro,
    caption: part.text('what the table says'),
    columns: part.columns('subject', 'address'),
    subjects: v.strictObject({
      support: part.text('what the address of support is for'),
      privacy: part.text('what the address of privacy is for'),
      complaints: part.text('what the address of complaints is for'),
      streamer: part.text('what the address of streamers is for'),
      press: part.text('what the address of the press is for'),
      security: part.text('what the address of security is for'),
      partner: part.text('what the address for partners is for'),
      noReply: part.text('what the address that only sends is for')
    }),
    note: part.text('that a sender can be forged')
  }),
  installers: v.strictObject({
    ...intro,
    caption: part.text('what the table says'),
    columns: part.columns('system', 'version', 'released', 'signer'),
    systems: part.perPlatform(part.text),
    check: part.text('the words of the link to the check'),
    sampleNote: part.sampleNote
  })
})
