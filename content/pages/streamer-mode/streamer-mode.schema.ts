import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import {
  listSection,
  markdownText,
  nameAndText,
  plainText,
  proseSection,
  questions,
  steps
} from '../page-parts.schema.ts'

/**
 * The streamer programme with all its rules, in the order of the page's contents list, and `neutral`: plain information that
 * replaces everything else, meta included, where streamers may not be promoted.
 */
export const streamerModeSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('whom the programme is for, with the age mark'),
  contentsTitle: plainText('the heading of the contents list'),
  facts: v.pipe(
    v.array(
      v.strictObject({ value: plainText('the placeholder of the figure'), label: plainText('what the figure says') })
    ),
    v.length(4, 'Write the four figures: viewers, tables, session, cashback.')
  ),
  benefits: v.strictObject({
    title: plainText('the heading of the benefits'),
    lead: plainText('to whom the benefits are open'),
    items: v.strictObject({
      cashback: nameAndText('the cashback'),
      hiddenHoleCards: nameAndText('hidden hole cards'),
      streamerPanel: nameAndText('the streamer panel'),
      lobby: nameAndText('the stream shown in the lobby'),
      avatarBorder: nameAndText('the avatar border')
    })
  }),
  eligibility: listSection('who may apply'),
  application: v.strictObject({
    title: plainText('the heading of the application'),
    lead: plainText('what the application asks of the reader'),
    steps: steps('joining the programme', 4)
  }),
  identifier: listSection('the identifier to enter in Streamer Mode'),
  tables: listSection('the rules on what is shown and played'),
  tournaments: listSection('the rules for tournaments'),
  cashback: listSection('how cashback works'),
  lossOfStatus: listSection('how the status is lost'),
  responsibleStreaming: listSection('responsible streaming'),
  questions: v.strictObject({ title: plainText('the heading of the questions'), items: questions(3, 8) }),
  contact: proseSection('whom to ask'),
  neutral: v.strictObject({
    meta: pageMetaSchema,
    title: plainText('the h1 where streamers may not be promoted'),
    lead: plainText('that this is plain information, without a programme'),
    paragraphs: v.pipe(
      v.array(markdownText('a paragraph of plain information')),
      v.minLength(2, 'Write at least two paragraphs of plain information.')
    )
  })
})
