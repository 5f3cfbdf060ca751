import * as v from 'valibot'
import * as part from './page-parts.schema.ts'

/** Shown instead of a section's own words where promotions, people or streamers may not be shown. */
const neutralWords = {
  neutralTitle: 'the heading for places where this may not be promoted',
  neutralText: 'one or two sentences for places where this may not be promoted, naming no offer and no person'
}

export const homePages = {
  /**
   * The home page: its eleven sections, in the order of the page. Offers, tournaments, players online and people are records of
   * their own; here are only the words around them.
   */
  home: part.group({
    meta: part.pageMeta,
    jumbotron: {
      eyebrow: 'the age mark and the reminder to play responsibly: "{ageMark} · …"',
      title: 'the h1 of the page, at most six words',
      lead: 'what the room offers and on which systems',
      figures: v.optional(part.labelled(3, 3)),
      downloadLabel:
        'the label of the first button, which leads to the download page; where nobody can join, to the rules',
      tournamentsLabel:
        'the label of the second button, which leads to the featured tournaments; where nobody can join, to the odds'
    },
    monthlyRewards: {
      ...part.headed('the monthly rewards', 'where amounts, dates and terms are found; no figure here'),
      families: {
        leaderboards: part.nameAndText('the leaderboards'),
        giveaways: part.nameAndText('the monthly giveaways'),
        jackpots: part.nameAndText('the jackpots'),
        loyalty: part.nameAndText('the loyalty programme')
      },
      ...neutralWords
    },
    playersOnline: {
      title: 'the heading above the three figures',
      playersLabel: 'the words under the number of players online',
      guaranteedLabel: 'the words under the amount guaranteed this month',
      tablesLabel: 'the words under the number of open tables'
    },
    featuredTournaments: {
      ...part.headedShort('the featured tournaments', 'in which time zone the start times are shown'),
      emptyText: 'what is said when no tournament is featured'
    },
    uniqueFeatures: {
      ...part.headedShort('the unique features', 'what the features have in common'),
      features: {
        splash: part.optional({ ...part.only('gift'), ...part.nameAndText('splash') }),
        emoji: part.nameAndText('emoji'),
        videoReactions: part.nameAndText('short video reactions'),
        handReview: part.nameAndText('the hand-review tool'),
        voiceMessages: part.nameAndText('voice messages'),
        propBets: part.nameAndText('no-fee prop bets')
      }
    },
    anytimeAnywhere: {
      ...part.headed('the section on devices', 'what desktop and phone have in common'),
      desktop: part.nameAndText('the desktop client'),
      phone: part.nameAndText('the phone client')
    },
    meetTheStars: {
      ...part.headedShort('the ambassadors', 'who they are'),
      ...neutralWords
    },
    globalCommunity: {
      ...part.headedShort('the community section', 'what the community is'),
      spotlight: part.nameAndText('the community spotlight'),
      streamers: part.nameAndMarkdown('the streamer programme, with a link to /streamer-mode/'),
      ...neutralWords
    },
    getStarted: {
      ...part.headedShort('the three steps', 'what to know before the first step'),
      steps: part.steps('getting started', 3)
    }
  })
}
