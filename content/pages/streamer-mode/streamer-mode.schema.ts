import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/**
 * The streamer programme with all its rules, in the order of the page's contents list, and `neutral`: plain information that
 * replaces everything else, meta included, where streamers may not be promoted.
 */
export const streamerModeSchema = v.strictObject({
  ...part.pageHead('whom the programme is for, with the age mark'),
  contentsTitle: part.text('the heading of the contents list'),
  facts: part.labelled(4, 4),
  benefits: v.strictObject({
    ...part.headed('the benefits', 'to whom the benefits are open'),
    items: v.strictObject({
      cashback: part.nameAndText('the cashback'),
      hiddenHoleCards: part.nameAndText('hidden hole cards'),
      streamerPanel: part.nameAndText('the streamer panel'),
      lobby: part.nameAndText('the stream shown in the lobby'),
      avatarBorder: part.nameAndText('the avatar border')
    })
  }),
  eligibility: part.listSection('who may apply'),
  application: part.stepsSection(
    'the application',
    'what the application asks of the reader',
    'joining the programme',
    4
  ),
  identifier: part.listSection('the identifier to enter in Streamer Mode'),
  tables: part.listSection('the rules on what is shown and played'),
  tournaments: part.listSection('the rules for tournaments'),
  cashback: part.listSection('how cashback works'),
  lossOfStatus: part.listSection('how the status is lost'),
  responsibleStreaming: part.listSection('responsible streaming'),
  questions: part.questionsPart(3, 8),
  contact: part.proseSection('whom to ask'),
  neutral: v.strictObject({
    ...part.pageHead('that this is plain information, without a programme'),
    paragraphs: part.listOf(part.markdown('a paragraph of plain information'), 2)
  })
})
