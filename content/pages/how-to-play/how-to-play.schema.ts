import * as v from 'valibot'
import { wordsById } from '../game-parts.schema.ts'
import * as part from '../page-parts.schema.ts'

/** Poker from nothing: the aim, the table, a hand round by round, what one may do, the order of hands, side pots. Cards are drawn by the page. */
export const howToPlaySchema = v.strictObject({
  ...part.pageHead('what the reader will know at the end'),
  contentsTitle: part.text('the heading of the contents list'),
  table: v.strictObject({
    ...part.headedMarkdown('the table', 'what the seats are called after'),
    seats: wordsById(part.nameAndMarkdown('a seat'))
  }),
  rounds: v.strictObject({
    ...part.headedMarkdown('the rounds', 'what a round is'),
    streets: v.strictObject({
      preflop: part.nameAndMarkdown('the round before the flop'),
      flop: part.nameAndMarkdown('the flop'),
      turn: part.nameAndMarkdown('the turn'),
      river: part.nameAndMarkdown('the river'),
      showdown: part.nameAndMarkdown('the show-down')
    })
  }),
  actions: v.strictObject({
    ...part.headedMarkdown('what one may do', 'when it is one’s turn'),
    items: part.listOf(part.nameAndMarkdown('an act'), 5, 5)
  }),
  order: v.strictObject({
    ...part.headedMarkdown('the order of hands', 'from the highest to the lowest, and where to read more'),
    names: wordsById(part.text('the name of a hand'))
  }),
  sidePots: v.strictObject({
    ...part.headedMarkdown('side pots', 'the rule'),
    caption: part.text('what the table of the example says'),
    columns: part.columns('seat', 'cards', 'putIn', 'gets'),
    pots: v.strictObject({
      main: part.text('the name of the main pot'),
      side: part.text('the name of the side pot'),
      returned: part.text('what is returned to a player')
    }),
    folded: part.text('that a player folded'),
    endMarkdown: part.markdown('who wins which pot, and why')
  })
})
