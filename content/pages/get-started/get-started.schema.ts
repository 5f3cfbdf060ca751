import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

const device = (what: string) =>
  v.strictObject({
    name: part.text(`the name of ${what}`),
    needs: part.text(`what the client needs on ${what}, by its figures`),
    installMarkdown: part.markdown(`how it is installed on ${what}`),
    differsMarkdown: part.markdown(`what is different on ${what}`)
  })

/** The three steps from the account to the first hand, with what is true of each device. */
export const getStartedSchema = v.strictObject({
  ...part.pageHead('how many steps and how long, with the age mark'),
  account: v.strictObject({
    ...part.headedMarkdown('the first step', 'what the account takes'),
    items: part.listOf(part.nameAndMarkdown('a part of signing up'), 3, 3)
  }),
  install: v.strictObject({
    ...part.headedMarkdown('the second step', 'where the software comes from'),
    needsLabel: part.text('the words above what a device needs'),
    installLabel: part.text('the words above how to install'),
    differsLabel: part.text('the words above what is different there'),
    devices: part.perPlatform(device)
  }),
  play: v.strictObject({
    ...part.headedMarkdown('the third step', 'what to do before the first hand'),
    items: part.listOf(part.nameAndMarkdown('a part of starting to play'), 3, 3)
  })
})
