import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/** What playing for money costs: the room's share of pots worked out, fees of tournaments, what else; and how to limit it. */
export const realMoneyPokerSchema = v.strictObject({
  ...part.pageHead('that the page says what it costs, with the age mark'),
  contentsTitle: part.text('the heading of the contents list'),
  rake: v.strictObject({
    ...part.headedMarkdown('the room’s share', 'the rule'),
    caption: part.text('what the table of pots says'),
    columns: part.columns('pot', 'ended', 'taken', 'winner', 'share'),
    noFlop: part.text('that the hand ended before the flop'),
    flop: part.text('that a flop was dealt'),
    sampleNote: part.sampleNote
  }),
  evening: v.strictObject({
    ...part.headedMarkdown('an evening', 'what is supposed'),
    facts: v.strictObject({
      hands: part.text('that these are the hands played'),
      won: part.text('that these are the pots won'),
      average: part.text('that this is the average pot'),
      paid: part.text('that this is what was paid')
    }),
    endMarkdown: part.markdown('what it means')
  }),
  caps: v.strictObject({
    ...part.headedMarkdown('the caps', 'how to read the table'),
    caption: part.text('what the table of caps says'),
    columns: part.columns('blinds', 'percent', 'cap', 'reached')
  })
})
