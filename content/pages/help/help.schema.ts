import * as v from 'valibot'
import { slug } from '../../record-fields.ts'
import * as part from '../page-parts.schema.ts'

const question = v.strictObject({
  /** Its anchor, the same in every language: addresses that people keep go on leading to it. */
  id: slug,
  question: part.text('the question as a visitor would ask it'),
  answerMarkdown: part.markdown('the answer, its first words answering the question'),
  keywords: v.exactOptional(part.text('words by which the question is also looked for, between spaces'))
})

const group = v.strictObject({
  id: slug,
  title: part.text('the heading of a group of questions'),
  /** `offers`: only where offers may be shown. */
  only: v.exactOptional(v.literal('offers', 'write offers, or leave it out')),
  items: part.listOf(question, 2)
})

/** Help: the questions in groups, each with an anchor, and the words of the search. */
export const helpSchema = v.strictObject({
  ...part.pageHead('what the page answers, and when support is open'),
  search: v.strictObject({
    label: part.text('the label of the search field'),
    hint: part.text('an example of what to look for'),
    button: part.text('the words of the button'),
    all: part.text('the words of the link back to all questions'),
    found: part.text('what is before the number of questions found'),
    noneMarkdown: part.markdown('what to do where nothing was found'),
    ignored: part.text('the words that a search leaves out, between spaces')
  }),
  askedTitle: part.text('the heading of the questions asked most often'),
  groupsLabel: part.text('the label of the list of groups'),
  groups: v.pipe(
    v.array(group),
    v.minLength(5, 'Write at least five groups.'),
    v.check(groups => {
      const ids = groups.flatMap(({ id, items }) => [id, ...items.map(item => item.id)])
      return new Set(ids).size === ids.length
    }, 'Two groups or questions have the same id.')
  )
})
export type HelpGroup = v.InferOutput<typeof group>
