import * as v from 'valibot'
import { wordsById } from '../game-parts.schema.ts'
import * as part from '../page-parts.schema.ts'

/**
 * The guide to one game: how a hand goes, which cards count, how often draws come, what it costs, and one hand played out. Cards, odds, stakes and the
 * hand are records of content/games; the words of examples and odds are under their ids.
 */
export const gameGuideSchema = v.strictObject({
  ...part.pageHead('the character of the game, with the age mark'),
  facts: part.labelled(3, 4),
  counting: v.strictObject({
    ...part.headed('which cards count', 'the rule that the examples show'),
    items: wordsById(part.nameAndMarkdown('an example'))
  }),
  order: v.exactOptional(part.proseSection('the order of hands where it is not the usual one')),
  startingHands: v.exactOptional(
    v.strictObject({
      ...part.headed('the chart of starting hands', 'what its shades say'),
      description: part.text('what the drawing shows, for someone who does not see it'),
      caption: part.text('what its table says'),
      columns: part.columns('band', 'hands', 'share'),
      bands: part.listOf(part.text('the equities of a band, the strongest first'), 4, 4)
    })
  ),
  odds: v.strictObject({
    ...part.headed('the chances', 'what they are counted from'),
    caption: part.text('what the table of chances says'),
    items: wordsById(part.text('a draw, in a few words'))
  }),
  stakes: v.strictObject({
    ...part.headed('the stakes', 'what the table shows'),
    sampleNote: part.sampleNote
  }),
  hand: v.strictObject({
    ...part.headed('the hand that is played out', 'at which table it is played, and what to look at'),
    streets: v.strictObject({
      preflop: part.markdown('what decides before the flop'),
      flop: part.markdown('what decides on the flop'),
      turn: part.markdown('what decides on the turn'),
      river: part.markdown('what decides on the river')
    }),
    resultMarkdown: part.markdown('what there is to learn from the end of the hand')
  })
})
