import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/** Spin & Gold: how a game goes, every prize pool with its chance, what it costs on average. Tables of prizes are records of content/games. */
export const spinGoldSchema = v.strictObject({
  ...part.pageHead('what the format is and what it costs, with the age mark'),
  facts: v.strictObject({
    players: part.text('what the number of players counts'),
    stakes: part.text('that these are the lowest and the highest buy-in'),
    top: part.text('that this is the highest multiplier, and at which tables'),
    smallest: part.text('that this share of the games has the smallest pool')
  }),
  prizes: v.optional(
    v.strictObject({
      ...part.only('amount'),
      ...part.headedMarkdown('the prize pools', 'how to read the tables'),
      tables: v.strictObject({
        low: part.text('which buy-ins the first table is for'),
        high: part.text('which buy-ins the second table is for')
      }),
      columns: part.columns('multiplier', 'chance', 'pool', 'shares'),
      wheel: v.strictObject({
        title: part.text('the title of the wheel'),
        description: part.text('that its slices are as wide as their chances')
      }),
      rarity: part.text('how to read the bars of chances'),
      sampleNote: part.sampleNote
    })
  ),
  cost: v.strictObject({
    title: part.text('the heading of what it costs'),
    paragraphsMarkdown: v.array(part.markdown('a paragraph on what it costs')),
    caption: part.text('what the table of buy-ins says'),
    columns: part.columns('buyIn', 'paidIn', 'smallest', 'average', 'fee', 'top'),
    exampleTitle: part.text('the heading of the example'),
    exampleMarkdown: part.markdown('the example in words')
  })
})
