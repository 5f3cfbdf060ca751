import * as v from 'valibot'
import { nextStep, wordsById } from '../game-parts.schema.ts'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { listSection, markdownText, nameAndMarkdown, plainText, proseSection, questions } from '../page-parts.schema.ts'

/** Poker from nothing: the aim, the table, a hand round by round, what one may do, the order of hands, side pots. Cards are drawn by the page. */
export const howToPlaySchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the reader will know at the end'),
  contentsTitle: plainText('the heading of the contents list'),
  aim: proseSection('the aim of the game'),
  table: v.strictObject({
    title: plainText('the heading of the table'),
    leadMarkdown: markdownText('what the seats are called after'),
    seats: wordsById(nameAndMarkdown('a seat'))
  }),
  rounds: v.strictObject({
    title: plainText('the heading of the rounds'),
    leadMarkdown: markdownText('what a round is'),
    streets: v.strictObject({
      preflop: nameAndMarkdown('the round before the flop'),
      flop: nameAndMarkdown('the flop'),
      turn: nameAndMarkdown('the turn'),
      river: nameAndMarkdown('the river'),
      showdown: nameAndMarkdown('the show-down')
    })
  }),
  actions: v.strictObject({
    title: plainText('the heading of what one may do'),
    leadMarkdown: markdownText('when it is one’s turn'),
    items: v.pipe(v.array(nameAndMarkdown('an act')), v.length(5))
  }),
  order: v.strictObject({
    title: plainText('the heading of the order of hands'),
    leadMarkdown: markdownText('from the highest to the lowest, and where to read more'),
    names: wordsById(plainText('the name of a hand'))
  }),
  sidePots: v.strictObject({
    title: plainText('the heading of side pots'),
    leadMarkdown: markdownText('the rule'),
    caption: plainText('what the table of the example says'),
    columns: v.strictObject({
      seat: plainText('the name of the column of seats'),
      cards: plainText('the name of the column of cards'),
      putIn: plainText('the name of the column of what each put in'),
      gets: plainText('the name of the column of what each gets')
    }),
    pots: v.strictObject({
      main: plainText('the name of the main pot'),
      side: plainText('the name of the side pot'),
      returned: plainText('what goes back to somebody')
    }),
    folded: plainText('that somebody folded'),
    endMarkdown: markdownText('who wins which pot, and why')
  }),
  manners: listSection('the manners of an online table'),
  firstEvening: listSection('a first evening'),
  questions: v.strictObject({ title: plainText('the heading of the questions'), items: questions(3, 6) }),
  next: nextStep
})
