import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/**
 * The streamer programme: its figures, its benefits and the panel in the client, whose rules are sections of page.yaml; and `neutral`: plain information
 * that replaces everything else, meta included, where streamers may not be promoted.
 */
export const streamerModeSchema = v.strictObject({
  ...part.pageHead('whom the programme is for, with the age mark'),
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
  panel: v.strictObject({
    live: part.text('that the stream is live'),
    viewers: part.text('the average of viewers'),
    tables: part.text('the share of tables of the room'),
    session: part.text('the share of the session that was streamed'),
    category: part.text('the category of the stream'),
    week: part.text('what comes back this week'),
    sampleNote: part.text('that the figures are samples, and what the marks are')
  }),
  neutral: v.strictObject({
    ...part.pageHead('that this is plain information, without a programme'),
    paragraphs: part.listOf(part.markdown('a paragraph of plain information'), 2)
  })
})
