import * as v from 'valibot'
import { nextStep } from '../game-parts.schema.ts'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { listSection, markdownText, nameAndMarkdown, plainText, questions } from '../page-parts.schema.ts'

const device = (what: string) =>
  v.strictObject({
    name: plainText(`the name of ${what}`),
    needs: plainText(`what the client needs on ${what}, by its figures`),
    installMarkdown: markdownText(`how it is installed on ${what}`),
    differsMarkdown: markdownText(`what is different on ${what}`)
  })

/** The three steps from the account to the first hand, with what is true of each device. */
export const getStartedSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('how many steps and how long, with the age mark'),
  before: listSection('what to know before'),
  account: v.strictObject({
    title: plainText('the heading of the first step'),
    leadMarkdown: markdownText('what the account takes'),
    items: v.pipe(v.array(nameAndMarkdown('a part of signing up')), v.length(3))
  }),
  install: v.strictObject({
    title: plainText('the heading of the second step'),
    leadMarkdown: markdownText('where the software comes from'),
    needsLabel: plainText('the words above what a device needs'),
    installLabel: plainText('the words above how to install'),
    differsLabel: plainText('the words above what is different there'),
    devices: v.strictObject({
      windows: device('Windows'),
      macos: device('Mac'),
      android: device('Android'),
      ios: device('iPhone and iPad')
    })
  }),
  play: v.strictObject({
    title: plainText('the heading of the third step'),
    leadMarkdown: markdownText('what to do before the first hand'),
    items: v.pipe(v.array(nameAndMarkdown('a part of starting to play')), v.length(3))
  }),
  questions: v.strictObject({ title: plainText('the heading of the questions'), items: questions(3, 6) }),
  next: nextStep
})
