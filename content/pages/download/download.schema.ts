import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { listSection, nameAndText, plainText, proseSection, questions, steps } from '../page-parts.schema.ts'

const platform = (what: string) =>
  v.strictObject({
    name: plainText(`the name of the platform: ${what}`),
    requirements: v.pipe(
      v.array(
        v.strictObject({
          label: plainText('what is required'),
          value: plainText('the least that is required, figures as placeholders')
        })
      ),
      v.minLength(1, `Write at least one minimum requirement for ${what}.`)
    )
  })

/** Download: the three steps, where it is open, the minimum specs, checking what was installed, questions. */
export const downloadSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the reader finds on the page'),
  /** Says that the page carries neither installers nor the sign-up form. Leave the field out once it does. */
  interimNote: v.exactOptional(plainText('what this page does not offer yet, or leave the field out')),
  steps: v.strictObject({ title: plainText('the heading of the three steps'), items: steps('downloading', 3) }),
  availability: proseSection('where sign-up and download are open'),
  requirements: v.strictObject({
    title: plainText('the heading of the minimum specs'),
    lead: plainText('how to read the minimum specs'),
    platforms: v.strictObject({
      windows: platform('Windows'),
      macos: platform('Mac'),
      android: platform('Android'),
      ios: platform('iOS')
    })
  }),
  verification: v.strictObject({
    ...listSection('checking what was installed').entries,
    checks: v.strictObject({
      windows: nameAndText('the check on Windows'),
      macos: nameAndText('the check on a Mac'),
      android: nameAndText('the check on Android'),
      ios: nameAndText('the check on an iPhone')
    })
  }),
  questions: v.strictObject({ title: plainText('the heading of the questions'), items: questions(3, 8) })
})

export type DownloadPage = v.InferOutput<typeof downloadSchema>
