import * as v from 'valibot'
import * as part from './page-parts.schema.ts'

const dealt = {
  boardInWords: 'the cards of the board in words',
  firstInWords: 'the cards of the first hand in words',
  secondInWords: 'the cards of the second hand in words'
}
const puzzle = { name: 'what the puzzle asks about', ...dealt, answer: 'who wins, and why' }
const contest = { name: 'what decides', ...dealt, text: 'why it ends so' }

const device = (what: string) => ({
  name: `the name of ${what}`,
  needs: `what the client needs on ${what}, by its figures`,
  installMarkdown: `how it is installed on ${what}`,
  differsMarkdown: `what is different on ${what}`
})

const hand = {
  name: 'the name of the hand',
  text: 'what makes it, and what decides between two of them',
  cardsInWords: 'the cards shown, in words'
}

export const learningPages = {
  /** The poker school: the path of lessons, three puzzles, and what else to read. Its sections are in page.yaml. */
  'poker-school': part.page('what the school is for', {
    path: {
      ...part.headed('the path', 'how to go along it'),
      stages: {
        rules: part.nameAndText('the first stage'),
        games: part.nameAndText('the second stage'),
        numbers: part.nameAndText('the third stage')
      },
      lessons: {
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
      }
    },
    puzzles: {
      ...part.headed('the puzzles', 'what to do with them'),
      first: 'the name of the first hand',
      second: 'the name of the second hand',
      right: 'that the choice was right',
      wrong: 'that the choice was wrong',
      items: { flush: puzzle, omaha: puzzle, shortDeck: puzzle }
    },
    reading: { title: 'the heading above the newest articles', lead: 'what they are about' }
  }),
  /** Poker from nothing: the aim, the table, a hand round by round, what one may do, the order of hands, side pots. Cards are drawn by the page. */
  'how-to-play': part.page('what the reader will know at the end', {
    contentsTitle: 'the heading of the contents list',
    table: {
      ...part.headedMarkdown('the table', 'what the seats are called after'),
      seats: part.byId(part.nameAndMarkdown('a seat'))
    },
    rounds: {
      ...part.headedMarkdown('the rounds', 'what a round is'),
      streets: {
        preflop: part.nameAndMarkdown('the round before the flop'),
        flop: part.nameAndMarkdown('the flop'),
        turn: part.nameAndMarkdown('the turn'),
        river: part.nameAndMarkdown('the river'),
        showdown: part.nameAndMarkdown('the show-down')
      }
    },
    actions: {
      ...part.headedMarkdown('what one may do', 'when it is one’s turn'),
      items: part.listOf(part.nameAndMarkdown('an act'), 5, 5)
    },
    order: {
      ...part.headedMarkdown('the order of hands', 'from the highest to the lowest, and where to read more'),
      names: part.byId('the name of a hand')
    },
    sidePots: {
      ...part.headedMarkdown('side pots', 'the rule'),
      caption: 'what the table of the example says',
      columns: { ...part.columns('putIn'), seat: part.former, cards: part.former, gets: part.former },
      pots: {
        main: 'the name of the main pot',
        side: 'the name of the side pot',
        returned: 'what is returned to a player'
      },
      folded: 'that a player folded',
      endMarkdown: 'who wins which pot, and why'
    }
  }),
  /** The three steps from the account to the first hand, with what is true of each device. */
  'get-started': part.page('how many steps and how long, with the age mark', {
    account: {
      ...part.headedMarkdown('the first step', 'what the account takes'),
      items: part.listOf(part.nameAndMarkdown('a part of signing up'), 3, 3)
    },
    install: {
      ...part.headedMarkdown('the second step', 'where the software comes from'),
      needsLabel: 'the words above what a device needs',
      installLabel: 'the words above how to install',
      differsLabel: 'the words above what is different there',
      devices: part.perPlatform(device)
    },
    play: {
      ...part.headedMarkdown('the third step', 'what to do before the first hand'),
      items: part.listOf(part.nameAndMarkdown('a part of starting to play'), 3, 3)
    }
  }),
  /** The order of hands: the ladder, what decides between equal hands, and six-plus. */
  'hand-rankings': part.page('what the page tells', {
    ladder: {
      ...part.headed('the ladder', 'how to read it'),
      hands: {
        royalFlush: hand,
        straightFlush: hand,
        fourOfAKind: hand,
        fullHouse: hand,
        flush: hand,
        straight: hand,
        threeOfAKind: hand,
        twoPair: hand,
        pair: hand,
        highCard: hand
      },
      note: 'what the figures count'
    },
    contests: {
      ...part.headed('equal hands', 'the rule'),
      items: { kicker: contest, pairs: contest, board: contest, suits: contest }
    },
    card: part.headed('the card to print', 'that this sheet alone is printed'),
    sixPlus: {
      ...part.headed('six-plus', 'what changes'),
      caption: 'what the table says',
      columns: part.columns('hand', 'sixPlus', 'usual'),
      whyMarkdown: 'why the order changes'
    }
  }),
  /** The page round the glossary; its words are in content/glossary. */
  glossary: part.page('what the glossary holds', {
    next: { title: 'the heading of the next step', text: 'what one may do next' },
    secondLink: 'the words of the second link'
  }),
  /** The page round the calculator, whose own words are messages of the feature. */
  'equity-calculator': part.page('what the calculator does', {}),
  /** The hand of the day: the heading of the hand. Its hands are records. */
  hand: part.page('what is asked, and how often a new hand comes', {
    neutral: {
      ...part.pageHead('what is there instead where the law does not let a game draw to the room'),
      paragraphsMarkdown: v.exactOptional(part.proseSection('what an average says of a hand').paragraphsMarkdown)
    },
    hand: { title: 'the question in a few words' }
  }),
  /** The page round the list of posts; their words are in content/blog. */
  blog: part.page('what the blog is about', {
    none: 'what the page says while there is no article',
    topics: { label: 'what the choice of a topic is called', all: 'the choice of every topic' },
    others: { title: 'the heading above the older articles' },
    follow: {
      title: 'the heading above the feed',
      text: 'what a feed is good for',
      feed: 'the words of the link to the feed'
    }
  })
}
