import * as v from 'valibot'
import * as part from './page-parts.schema.ts'

/** A feature: what it is, its example in words, its settings one by one, and how it is turned off. */
const feature = (what: string) => ({
  title: `the name of ${what}`,
  textMarkdown: `what ${what} does, in two or three sentences`,
  exampleTitle: `what the example of ${what} shows`,
  settings: part.listOf({ name: 'a setting', text: 'what it does, and how it is at first' }, 2, 4),
  offMarkdown: `how ${what} is turned off`
})

/**
 * The guide to one game: how a hand goes, which cards count, how often draws come, what it costs, and one hand played out. Cards, odds, stakes and the
 * hand are records of content/games; the words of examples and odds are under their ids.
 */
const gameGuide = part.page('the character of the game, with the age mark', {
  facts: part.labelled(3, 4),
  counting: {
    ...part.headed('which cards count', 'the rule that the examples show'),
    items: part.byId(part.nameAndMarkdown('an example'))
  },
  order: part.optional(part.proseSection('the order of hands where it is not the usual one')),
  startingHands: part.optional({
    ...part.headed('the chart of starting hands', 'what its shades say'),
    description: 'what the drawing shows, for someone who does not see it',
    caption: 'what its table says',
    columns: part.columns('band', 'hands', 'share'),
    bands: part.listOf('the equities of a band, the strongest first', 4, 4),
    pushes: part.optional({
      ...part.headed('the chart of hands to go all in with', 'which game it is for, and what it counts'),
      description: 'what the drawing shows, for someone who does not see it',
      caption: 'what its table says',
      columns: part.columns('seat', 'hands', 'share'),
      fold: 'a hand that folds from every seat',
      source: 'where its cells come from'
    })
  }),
  odds: {
    ...part.headed('the chances', 'what they are counted from'),
    caption: 'what the table of chances says',
    items: part.byId('a draw, in a few words')
  },
  stakes: { ...part.headed('the stakes', 'what the table shows') },
  hand: {
    ...part.headed('the hand that is played out', 'at which table it is played, and what to look at'),
    streets: {
      preflop: part.markdown('what decides before the flop'),
      flop: part.markdown('what decides on the flop'),
      turn: part.markdown('what decides on the turn'),
      river: part.markdown('what decides on the river')
    },
    resultMarkdown: 'what there is to learn from the end of the hand'
  }
})

export const gamesPages = {
  /** The hub of the cash games: the three games beside each other, how one sits down and leaves, what it costs. Stakes are records of content/games. */
  'cash-games': part.page('what a cash game is, with the age mark', {
    formats: {
      ...part.headed('the three games', 'what they have in common'),
      items: {
        holdem: part.nameAndText('Texas Hold’em'),
        omaha: part.nameAndText('Omaha'),
        shortDeck: part.nameAndText('6+ Short Deck')
      }
    },
    stakes: {
      ...part.headed('the stakes', 'what the table shows'),
      caption: 'what the table of stakes says',
      buyInColumn: 'the name of the column of full buy-ins',
      bands: {
        micro: 'the lowest level',
        low: 'the second level',
        medium: 'the third level',
        high: 'the highest level'
      },
      none: 'that a game has no table at this level',
      shortDeckUnit: 'what is posted in 6+ Short Deck'
    },
    choosing: {
      ...part.proseSection('choosing stakes for a bankroll'),
      tables: part.optional({
        column: 'the name of the column of bankrolls',
        cash: { name: 'how many buy-ins of a cash game', caption: 'what the table says', buyIn: 'a full buy-in' },
        tournaments: { name: 'how many buy-ins of a tournament', caption: 'what the table says' }
      })
    }
  }),
  'texas-holdem': gameGuide,
  omaha: gameGuide,
  'short-deck': gameGuide,
  /** Spin & Gold: how a game goes, every prize pool with its chance, what it costs on average. Tables of prizes are records of content/games. */
  'spin-gold': part.page('what the format is and what it costs, with the age mark', {
    facts: {
      players: 'what the number of players counts',
      stakes: 'that these are the lowest and the highest buy-in',
      top: 'that this is the highest multiplier, and at which tables',
      smallest: 'that this share of the games has the smallest pool'
    },
    prizes: part.optional({
      ...part.only('amount'),
      ...part.headedMarkdown('the prize pools', 'how to read the tables'),
      tables: { low: 'which buy-ins the first table is for', high: 'which buy-ins the second table is for' },
      columns: part.columns('multiplier', 'chance', 'pool', 'shares'),
      wheel: { title: 'the title of the wheel', description: 'that its slices are as wide as their chances' },
      rarity: 'how to read the bars of chances'
    }),
    cost: {
      title: 'the heading of what it costs',
      paragraphsMarkdown: v.array(part.markdown('a paragraph on what it costs')),
      caption: 'what the table of buy-ins says',
      columns: part.columns('buyIn', 'paidIn', 'smallest', 'average', 'fee', 'top'),
      exampleTitle: 'the heading of the example',
      exampleMarkdown: 'the example in words'
    }
  }),
  /** The features of the table, each at work: an example, its settings, how to turn it off. */
  'unique-features': part.page('what the features have in common', {
    offLabel: 'the words above how a feature is turned off',
    settingsLabel: 'the words above the settings',
    splash: part.optional({
      ...part.only('gift'),
      ...feature('splash'),
      before: 'that this is the pot as it was',
      drop: 'that these chips are added',
      after: 'that this is the pot afterwards'
    }),
    emoji: { ...feature('emoji'), gestures: part.listOf('a gesture in a few words', 11, 11) },
    videoReactions: { ...feature('video reactions'), frames: part.listOf('a moment of the reaction', 4, 4) },
    handReview: {
      ...feature('hand review'),
      columns: { ...part.columns('decision', 'chance', 'pot'), street: part.former, board: part.former },
      noChance: 'that no chance was worked out',
      noteMarkdown: 'what the review does not do'
    },
    voiceMessages: {
      ...feature('voice messages'),
      speaker: 'who speaks in the example',
      transcript: 'what the message says'
    },
    propBets: {
      ...feature('prop bets'),
      columns: { ...part.columns('bet', 'chance', 'fair'), flop: part.former },
      bets: part.byId('a bet in a few words'),
      noteMarkdown: 'what no fee means, and what fair means'
    }
  }),
  /** The costs of playing for money: the room's share of pots worked out, fees of tournaments, what else; and how to limit it. */
  'real-money-poker': part.page('that the page says what it costs, with the age mark', {
    contentsTitle: 'the heading of the contents list',
    rake: {
      ...part.headedMarkdown('the room’s share', 'the rule'),
      caption: 'what the table of pots says',
      columns: part.columns('pot', 'ended', 'taken', 'winner', 'share'),
      noFlop: 'that the hand ended before the flop',
      flop: 'that a flop was dealt'
    },
    evening: {
      ...part.headedMarkdown('an evening', 'what is supposed'),
      facts: {
        hands: 'that these are the hands played',
        won: 'that these are the pots won',
        average: 'that this is the average pot',
        paid: 'that this is what was paid'
      },
      endMarkdown: 'what it means'
    },
    caps: {
      ...part.headedMarkdown('the caps', 'how to read the table'),
      caption: 'what the table of caps says',
      columns: part.columns('blinds', 'percent', 'cap', 'reached')
    }
  })
}
