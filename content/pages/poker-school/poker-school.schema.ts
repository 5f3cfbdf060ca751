import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

const puzzle = v.strictObject({
  name: part.text('what the puzzle asks about'),
  boardInWords: part.text('the cards of the board in words'),
  firstInWords: part.text('the cards of the first hand in words'),
  secondInWords: part.text('the cards of the second hand in words'),
  answer: part.text('who wins, and why')
})

/** The poker school: the path of lessons, three puzzles, and what else to read. Its sections are in page.yaml. */
export const pokerSchoolSchema = v.strictObject({
  ...part.pageHead('what the school is for'),
  path: v.strictObject({
    ...part.headed('the path', 'how to go along it'),
    stages: v.strictObject({
      rules: part.nameAndText('the first stage'),
      games: part.nameAndText('the second stage'),
      numbers: part.nameAndText('the third stage')
    }),
    lessons: v.strictObject({
      howToPlay: part.nameAndText('the lesson on how a hand goes'),
      handRankings: part.nameAndText('the lesson on hands'),
      glossary: part.nameAndText('the glossary'),
      holdem: part.nameAndText('Texas Hold’em'),
      omaha: part.nameAndText('Omaha'),
      shortDeck: part.nameAndText('Short Deck'),
      tournaments: part.nameAndText('tournaments'),
      equity: part.nameAndText('the calculator'),
      cost: part.nameAndText('what playing costs'),
      limits: part.nameAndText('limits')
    })
  }),
  puzzles: v.strictObject({
    ...part.headed('the puzzles', 'what to do with them'),
    first: part.text('the name of the first hand'),
    second: part.text('the name of the second hand'),
    right: part.text('that the choice was right'),
    wrong: part.text('that the choice was wrong'),
    items: v.strictObject({ flush: puzzle, omaha: puzzle, shortDeck: puzzle })
  }),
  reading: v.strictObject({
    title: part.text('the heading above the newest articles'),
    lead: part.text('what they are about')
  })
})
