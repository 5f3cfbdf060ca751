import * as v from 'valibot'
import { slug } from '../../record-fields.ts'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { markdownText, plainText, proseSection } from '../page-parts.schema.ts'

const question = v.strictObject({
  /** Its anchor, the same in every language: addresses that people keep go on leading to it. */
  id: slug,
  question: plainText('the question as a visitor would ask it'),
  answerMarkdown: markdownText('the answer, its first words answering the question'),
  keywords: v.exactOptional(plainText('words by which the question is also looked for, between spaces'))
})

const group = v.strictObject({
  id: slug,
  title: plainText('the heading of a group of questions'),
  /** `offers`: only where offers may be shown. */
  only: v.exactOptional(v.literal('offers', 'write offers, or leave it out')),
  items: v.pipe(v.array(question), v.minLength(2, 'Write at least two questions for a group.'))
})

/** Help: the questions in groups, each with an anchor, and the words of the search. */
export const helpSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the page answers, and when support is open'),
  search: v.strictObject({
    label: plainText('the label of the search field'),
    hint: plainText('an example of what to look for'),
    button: plainText('the words of the button'),
    all: plainText('the words of the link back to all questions'),
    found: plainText('what stands before the number of questions found'),
    noneMarkdown: markdownText('what to do where nothing was found'),
    ignored: plainText('the words that a search leaves out, between spaces')
  }),
  groupsLabel: plainText('the label of the list of groups'),
  groups: v.pipe(
    v.array(group),
    v.minLength(5, 'Write at least five groups.'),
    v.check(groups => {
      const ids = groups.flatMap(({ id, items }) => [id, ...items.map(item => item.id)])
      return new Set(ids).size === ids.length
    }, 'Two groups or questions have the same id.')
  ),
  contact: proseSection('whom to ask where no answer fits')
})
export type HelpGroup = v.InferOutput<typeof group>
