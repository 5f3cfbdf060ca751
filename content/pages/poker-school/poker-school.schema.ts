import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { nameAndText, plainText } from '../page-parts.schema.ts'

const puzzle = v.strictObject({
  name: plainText('what the puzzle asks about'),
  boardInWords: plainText('the cards of the board in words'),
  firstInWords: plainText('the cards of the first hand in words'),
  secondInWords: plainText('the cards of the second hand in words'),
  answer: plainText('who wins, and why')
})

/** The poker school: the path of lessons, three puzzles, and what else to read. */
export const pokerSchoolSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the school is for'),
  path: v.strictObject({
    title: plainText('the heading of the path'),
    lead: plainText('how to go along it'),
    stages: v.strictObject({
      rules: nameAndText('the first stage'),
      games: nameAndText('the second stage'),
      numbers: nameAndText('the third stage')
    }),
    lessons: v.strictObject({
      howToPlay: nameAndText('the lesson on how a hand goes'),
      handRankings: nameAndText('the lesson on hands'),
      glossary: nameAndText('the glossary'),
      holdem: nameAndText('Texas Hold’em'),
      omaha: nameAndText('Omaha'),
      shortDeck: nameAndText('Short Deck'),
      tournaments: nameAndText('tournaments'),
      equity: nameAndText('the calculator'),
      cost: nameAndText('what playing costs'),
      limits: nameAndText('limits')
    })
  }),
  puzzles: v.strictObject({
    title: plainText('the heading of the puzzles'),
    lead: plainText('what to do with them'),
    first: plainText('the name of the first hand'),
    second: plainText('the name of the second hand'),
    answer: plainText('the words that open the answer'),
    items: v.strictObject({ flush: puzzle, omaha: puzzle, shortDeck: puzzle })
  }),
  reading: v.strictObject({
    title: plainText('the heading above the newest articles'),
    lead: plainText('what they are about')
  }),
  next: v.strictObject({ title: plainText('the heading of the next step'), text: plainText('what one may do next') }),
  secondLink: plainText('the words of the second link')
})
