import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/** The hub of the cash games: the three games beside each other, how one sits down and leaves, what it costs. Stakes are records of content/games. */
export const cashGamesSchema = v.strictObject({
  ...part.pageHead('what a cash game is, with the age mark'),
  formats: v.strictObject({
    ...part.headed('the three games', 'what they have in common'),
    items: v.strictObject({
      holdem: part.nameAndText('Texas Hold’em'),
      omaha: part.nameAndText('Omaha'),
      shortDeck: part.nameAndText('6+ Short Deck')
    })
  }),
  stakes: v.strictObject({
    ...part.headed('the stakes', 'what the table shows'),
    caption: part.text('what the table of stakes says'),
    buyInColumn: part.text('the name of the column of full buy-ins'),
    bands: v.strictObject({
      micro: part.text('the lowest level'),
      low: part.text('the second level'),
      medium: part.text('the third level'),
      high: part.text('the highest level')
    }),
    none: part.text('that a game has no table at this level'),
    shortDeckUnit: part.text('what is posted in 6+ Short Deck'),
    sampleNote: part.sampleNote
  })
})
