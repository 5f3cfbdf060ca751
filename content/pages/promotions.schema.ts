import * as v from 'valibot'
import * as part from './page-parts.schema.ts'
import { sectionWords } from './sections.schema.ts'

/** A page about offers: its own words, and the plain ones that are there where no offer may be shown. Those name none. */
const offerPage = <Of extends part.Fields>(fields: Of) =>
  part.page('what the page is about, without an amount', {
    neutral: part.pageHead('what is there instead of offers, without a word of one'),
    ...fields
  })

const choice = (what: string) => ({
  name: `the name of ${what}`,
  forWhomMarkdown: 'whom it is for',
  textMarkdown: `what ${what} are and ask for`
})

const tickets = part.headed('the tickets', 'what each of them is good for')

/** Where tickets are all of the offer: their own head, the tickets, and sections in place of those about the choice. */
const ticketsAlone = part.page('that there are tickets, and that nothing is asked for', {
  tickets,
  path: sectionWords.steps,
  terms: sectionWords.paper,
  questions: sectionWords.questions,
  next: sectionWords.call
})

/** A daily leaderboard: how points come, the levels, the prizes as data, a day of someone, the rules. All four games share it. */
const leaderboard = offerPage({
  board: {
    ...part.headed('the sample board', 'what a bar is, and what the line is'),
    player: 'the column of players',
    counted: 'the column of what was counted',
    finish: 'what the line is called, before its number'
  },
  prizes: part.headed('the prizes', 'how to read them'),
  day: part.headed('the example', 'whose day it is')
})

export const promotionsPages = {
  /** Every promotion: the amount of the month, what runs, what comes, what is over. `elsewhere` is on each page of the family where no offer may be shown. */
  promotions: offerPage({
    month: {
      title: 'the heading of the bar of the month',
      description: 'what the bar shows',
      family: part.former,
      amount: part.former
    },
    running: part.headed('what runs now', 'a sentence below the heading of what runs now'),
    ribbon: {
      ...part.headed('what comes and what has ended', 'that both say name and date alone'),
      description: 'what the drawing shows',
      offer: 'the column of names',
      when: 'the column of dates'
    },
    elsewhere: part.proseSection('what may be read here instead')
  }),
  /** The welcome offer: both choices side by side, how the second is released, an example of it, the terms with their date. */
  'welcome-bonus': offerPage({
    choices: {
      ...part.headed('the two choices', 'that one of them is chosen'),
      rewards: choice('the rewards'),
      match: choice('the matched deposit'),
      ticketsCaption: 'what the tickets are',
      day: 'the word for a day',
      total: 'what their sum is called'
    },
    rake: {
      ...part.headed('how much rake the bonus takes', 'what a part takes'),
      caption: 'what the table says',
      deposit: 'the column of first deposits',
      bonus: 'the column of the bonus',
      rake: 'the column of the rake for all of it',
      weekly: 'the column of that rake a week'
    },
    example: {
      ...part.headed('the worked example', 'whose example it is'),
      caption: 'what the table of the example says',
      step: 'the heading of the column of steps',
      amount: 'the heading of the column of amounts',
      deposit: 'the row of the deposit',
      bonus: 'the row of the bonus that waits',
      points: 'the row of the points earned',
      parts: 'the row of the parts released',
      released: 'the row of what is released',
      lost: 'the row of what is lost',
      whole: 'the row of the fees that the whole bonus would take',
      noteMarkdown: 'what the example shows'
    },
    /** Where tickets are all of the offer: nothing of the choice is shown. */
    tickets: part.optional(tickets),
    /** The words of some sites, in place of those above of the same name. */
    onSites: part.optional({ 'united-kingdom': v.exactOptional(ticketsAlone) })
  }),
  /** The small promotions of days and weeks, each from its record, and what they all keep to. */
  'daily-promos': offerPage({
    list: part.headed('the list', 'what they have in common'),
    week: {
      ...part.headed('the week', 'what a week of them looks like'),
      caption: 'what the table says',
      promo: 'the column of promotions',
      when: 'the column of when'
    }
  }),
  /** The evenings of a month: what an evening is, in steps, what is drawn, the rules. Each month has its own record and page, all have these words. */
  evenings: offerPage({
    figures: {
      evenings: 'what the number of evenings counts',
      tickets: 'what the number of tickets counts',
      hands: 'what the number of hands counts'
    }
  }),
  'leaderboard-holdem': leaderboard,
  'leaderboard-omaha': leaderboard,
  'leaderboard-short-deck': leaderboard,
  'leaderboard-spin-gold': leaderboard,
  /** Jackpots: what they are, a hand that meets the rule, how the pool is shared, how likely it is, where its money comes from. */
  jackpots: offerPage({
    hand: {
      ...part.headedMarkdown('the worked hand', 'what is seen'),
      board: 'the name of the board',
      loser: 'the name of the beaten hand',
      winner: 'the name of the winning hand',
      boardAlt: 'the board in words',
      loserAlt: 'the beaten cards in words',
      winnerAlt: 'the winning cards in words',
      noteMarkdown: 'why it counts'
    },
    shares: {
      ...part.headed('the shares', 'of what pool'),
      caption: 'what the table says',
      who: 'the column of who',
      share: 'the column of shares',
      amount: 'the column of amounts'
    },
    others: part.headed('the other ways to the pool', 'what they have in common'),
    odds: {
      ...part.proseSection('how likely it is'),
      description: 'what the field of dots shows',
      hands: 'a hand dealt',
      number: 'the head of the column of numbers',
      royal: 'a royal flush',
      /** The meaning of a dot, and of the copper one; without it nothing is drawn. */
      evenings: part.optional({ each: 'what a dot is', lit: 'what the copper dot is' }),
      /** Of a former drawing, whose copper dot was not in proportion; no longer shown. */
      fields: v.exactOptional(part.text('how many such fields have one copper dot, before the number'))
    }
  }),
  /** Loyalty: the tiers, how points come, what they are worth, a month of someone, what it is not. */
  loyalty: offerPage({
    tiers: {
      ...part.headed('the tiers', 'how to read the table'),
      caption: 'what the table says',
      tier: 'the column of names',
      from: 'the column of points',
      fees: 'the column of the fees that they are for',
      back: 'the column of shares',
      worth: 'the column of what a hundred points are worth',
      extra: 'the column of what comes on top'
    },
    stakes: {
      ...part.headed('rakeback by stakes', 'how many hands a month, at which tables'),
      caption: 'what the table says',
      blinds: 'the column of blinds',
      rake: 'the column of the rake of a month',
      back: 'the column of what comes back',
      share: 'the column of its share of the rake',
      /** Shown where accounts are in another currency than the tables. */
      converted: v.exactOptional(part.text('at which rate the rake of the tables is converted'))
    },
    stacking: {
      ...part.headed('what adds up', 'what adds up off stream, without a word of streaming'),
      streamedMarkdown: 'that play on stream earns cashback and nothing else',
      caption: 'what the table says',
      way: 'the column of ways',
      offStream: 'the column of play off stream',
      onStream: 'the column of play on stream',
      together: 'the last row',
      ways: {
        loyalty: part.markdown('what loyalty gives back is called'),
        'double-points': part.markdown('what doubled points are called'),
        'welcome-bonus': part.markdown('the welcome bonus, while it is released'),
        'streamer-cashback': part.markdown('what the cashback of streamers is called')
      }
    },
    example: {
      ...part.headed('the example', 'whose month it is'),
      caption: 'what the table says',
      part: 'the column of parts',
      fees: 'the column of fees',
      back: 'the column of what comes back',
      cost: 'what does not come back',
      total: 'the last row',
      noteMarkdown: 'what the example shows'
    }
  })
}
