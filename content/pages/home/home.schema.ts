import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import {
  markdownText,
  nameAndMarkdown,
  nameAndText,
  plainText,
  questions,
  sampleNote,
  steps
} from '../page-parts.schema.ts'

/** Shown instead of a section's own words where promotions, people or streamers may not be shown. */
const neutralWords = {
  neutralTitle: plainText('the heading for places where this may not be promoted'),
  neutralText: plainText(
    'one or two sentences for places where this may not be promoted, naming no offer and no person'
  )
}

/**
 * The home page: its eleven sections, in the order of the page. Offers, tournaments, players online and people are records of
 * their own; here stand only the words around them.
 */
export const homeSchema = v.strictObject({
  meta: pageMetaSchema,
  jumbotron: v.strictObject({
    eyebrow: plainText('the age mark and the reminder to play responsibly: "{ageMark} · …"'),
    title: plainText('the h1 of the page, at most six words'),
    lead: plainText('what the room offers and on which systems'),
    downloadLabel: plainText('the label of the first button, which leads to the download page'),
    tournamentsLabel: plainText('the label of the second button, which leads to the featured tournaments')
  }),
  monthlyRewards: v.strictObject({
    title: plainText('the heading of the monthly rewards'),
    lead: plainText('where amounts, dates and terms are found; no figure here'),
    families: v.strictObject({
      leaderboards: nameAndText('the leaderboards'),
      giveaways: nameAndText('the monthly giveaways'),
      jackpots: nameAndText('the jackpots'),
      loyalty: nameAndText('the loyalty programme')
    }),
    ...neutralWords
  }),
  playersOnline: v.strictObject({
    title: plainText('the heading above the three figures'),
    playersLabel: plainText('the words under the number of players online'),
    guaranteedLabel: plainText('the words under the amount guaranteed this month'),
    tablesLabel: plainText('the words under the number of open tables'),
    sampleNote
  }),
  featuredTournaments: v.strictObject({
    title: plainText('the heading of the featured tournaments'),
    lead: plainText('in which time zone the start times are shown'),
    columns: v.strictObject({
      start: plainText('the column label of the start time'),
      tournament: plainText('the column label of the tournament'),
      buyIn: plainText('the column label of the buy-in'),
      guaranteed: plainText('the column label of the guaranteed prize pool')
    }),
    emptyText: plainText('what is said when no tournament is featured'),
    sampleNote
  }),
  uniqueFeatures: v.strictObject({
    title: plainText('the heading of the unique features'),
    lead: plainText('what the six features have in common'),
    features: v.strictObject({
      splash: nameAndText('splash'),
      emoji: nameAndText('emoji'),
      videoReactions: nameAndText('short video reactions'),
      handReview: nameAndText('the hand-review tool'),
      voiceMessages: nameAndText('voice messages'),
      propBets: nameAndText('no-fee prop bets')
    })
  }),
  anytimeAnywhere: v.strictObject({
    title: plainText('the heading of the section on devices'),
    lead: plainText('what desktop and phone have in common'),
    desktop: nameAndText('the desktop client'),
    phone: nameAndText('the phone client')
  }),
  liveSeriesGlory: v.strictObject({
    title: plainText('the heading of the live series'),
    lead: plainText('what playing live adds'),
    series: nameAndText('the live series'),
    sampleNote
  }),
  meetTheStars: v.strictObject({
    title: plainText('the heading above the ambassadors'),
    lead: plainText('who the ambassadors are'),
    ...neutralWords
  }),
  globalCommunity: v.strictObject({
    title: plainText('the heading of the community section'),
    lead: plainText('what the community is'),
    spotlight: nameAndText('the community spotlight'),
    streamers: nameAndMarkdown('the streamer programme, with a link to /streamer-mode/'),
    ...neutralWords
  }),
  getStarted: v.strictObject({
    title: plainText('the heading of the three steps'),
    lead: plainText('what to know before the first step'),
    steps: steps('getting started', 3)
  }),
  moreInfo: v.strictObject({
    title: plainText('the heading of the questions'),
    leadMarkdown: markdownText('the sentence above the questions'),
    questions: questions(4, 6)
  })
})
