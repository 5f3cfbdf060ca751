import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { listSection, markdownText, plainText, proseSection, sampleNote, steps } from '../page-parts.schema.ts'

/** The words of a table of payment methods, and what stands in its place where none may be shown. */
export const methodsSection = v.strictObject({
  title: plainText('the heading of the table of methods'),
  lead: plainText('what the table says, and of whom'),
  caption: plainText('what the table says, in a line above it'),
  columns: v.strictObject({
    method: plainText('the heading of the column of methods'),
    minimum: plainText('the heading of the least amount'),
    maximum: plainText('the heading of the greatest amount'),
    time: plainText('the heading of the time'),
    fee: plainText('the heading of our fee')
  }),
  atOnce: plainText('what stands for no waiting time'),
  noFee: plainText('what stands for no fee'),
  closedMarkdown: markdownText('that no method is open here, and what to do instead'),
  sampleNote
})

/** A table of two columns: what happens, and what to do about it. */
export const remediesSection = v.strictObject({
  title: plainText('the heading of a table of causes'),
  lead: plainText('the sentence that leads into it'),
  caption: plainText('what the table says, in a line above it'),
  columns: v.strictObject({
    cause: plainText('the heading of the causes'),
    remedy: plainText('the heading of the remedies')
  }),
  rows: v.pipe(
    v.array(v.strictObject({ cause: plainText('a cause'), remedyMarkdown: markdownText('what to do about it') })),
    v.minLength(3, 'Write at least three rows.')
  )
})

export const depositsSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the page says, with the age mark'),
  methods: methodsSection,
  steps: v.strictObject({
    title: plainText('the heading of the steps'),
    lead: plainText('the sentence below it'),
    steps: steps('making a deposit', 4)
  }),
  limits: proseSection('one’s own limit'),
  rules: listSection('what holds for every deposit'),
  refused: remediesSection,
  after: proseSection('what happens to a deposit afterwards')
})
