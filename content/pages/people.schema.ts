import * as part from './page-parts.schema.ts'

/** The words round the story of every ambassador. */
const story = {
  facts: {
    country: 'the label of the country',
    game: 'the label of the game',
    since: 'the label of the year',
    hand: 'the label of the hand',
    board: 'the label of the common cards',
    together: 'the label of what the hand makes with the common cards',
    other: 'the label of a hand that another player shows'
  },
  results: {
    title: 'the heading of the results',
    caption: 'what the table shows, and what it leaves out',
    scale: 'how the drawing is read: what is the line, and what the dot',
    event: 'the column of the tournament',
    year: 'the column of the year',
    place: 'the column of the place',
    entries: 'the column of the entries'
  },
  others: { title: 'the heading of the other people', all: 'the link to all of them' }
}

const ruleName = 'what a visitor from there may do'

export const peoplePages = {
  /** The listing of ambassadors, and `withoutPeople`: plain information that replaces everything else where people may not advertise. */
  ambassadors: part.page('who the ambassadors are', {
    people: { ...part.headed('the people', 'what they have in common') },
    questions: { title: 'the heading of the questions', items: part.questions(3, 6) },
    story,
    withoutPeople: {
      ...part.pageHead('that this page names nobody'),
      paragraphsMarkdown: part.proseSection('plain information').paragraphsMarkdown
    }
  }),
  /**
   * The streamer programme: its figures, its benefits and the panel in the client, whose rules are sections of page.yaml; and `neutral`: plain information
   * that replaces everything else, meta included, where streamers may not be promoted.
   */
  'streamer-mode': part.page('whom the programme is for, with the age mark', {
    facts: part.labelled(4, 4),
    benefits: {
      ...part.headed('the benefits', 'to whom the benefits are open'),
      items: {
        cashback: part.nameAndText('the cashback'),
        hiddenHoleCards: part.nameAndText('hidden hole cards'),
        streamerPanel: part.nameAndText('the streamer panel'),
        lobby: part.nameAndText('the stream shown in the lobby'),
        avatarBorder: part.nameAndText('the avatar border')
      }
    },
    panel: {
      live: 'that the stream is live',
      viewers: 'the average of viewers',
      tables: 'the share of tables of the room',
      session: 'the share of the session that was streamed',
      category: 'the category of the stream',
      week: 'what comes back this week'
    },
    neutral: {
      ...part.pageHead('that this is plain information, without a programme'),
      paragraphs: part.listOf(part.markdown('a paragraph of plain information'), 2)
    }
  }),
  /**
   * The reward of an approved streamer and its sum, with a week as an example; and `neutral`: plain information that replaces everything
   * else, meta included, where streamers may not be promoted.
   */
  'streamer-rewards': part.page('for whom the rewards are', {
    week: {
      ...part.headed('the example', 'what the example is about'),
      caption: 'what the table says',
      columns: part.columnNames(4),
      rows: part.listOf(
        {
          session: 'what was played',
          streamed: 'how much of it was streamed',
          fees: 'the fees',
          back: 'what comes back'
        },
        3
      ),
      sumMarkdown: 'the sum, and when it can be redeemed'
    },
    rewards: {
      ...part.headed('what else the status brings', 'for how long'),
      items: part.listOf(part.nameAndText('what it brings'), 3, 6)
    },
    neutral: {
      ...part.pageHead('that this is plain information'),
      paragraphs: part.listOf(part.markdown('a paragraph'), 2)
    }
  }),
  /** How visitors are led to the site that the law of their place has in mind: the idea, the way of a visit, the table made from the country rules. */
  'channeling-solution': part.page('what channelling means', {
    places: {
      ...part.headedMarkdown('the table', 'how the table is made'),
      caption: 'what the table says',
      columns: part.columnNames(3),
      rules: { none: ruleName, WARNING: ruleName, BLOCKED: ruleName },
      elsewhere: 'every other country, and an unknown place',
      noSite: 'that there is no site for the country'
    }
  })
}
