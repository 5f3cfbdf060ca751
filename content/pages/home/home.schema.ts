import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import * as part from '../page-parts.schema.ts'

/** Shown instead of a section's own words where promotions, people or streamers may not be shown. */
const neutralWords = {
  neutralTitle: part.text('the heading for places where this may not be promoted'),
  neutralText: part.text(
    'one or two sentences for places where this may not be promoted, naming no offer and no person'
  )
}

/**
 * The home page: its eleven sections, in the order of the page. Offers, tournaments, players online and people are records of
 * their own; here are only the words around them.
 */
export const homeSchema = v.strictObject({
  meta: pageMetaSchema,
  jumbotron: v.strictObject({
    eyebrow: part.text('the age mark and the reminder to play responsibly: "{ageMark} · …"'),
    title: part.text('the h1 of the page, at most six words'),
    lead: part.text('what the room offers and on which systems'),
    downloadLabel: part.text(
      'the label of the first button, which leads to the download page; where nobody can join, to the rules'
    ),
    tournamentsLabel: part.text(
      'the label of the second button, which leads to the featured tournaments; where nobody can join, to the odds'
    )
  }),
  monthlyRewards: v.strictObject({
    ...part.headed('the monthly rewards', 'where amounts, dates and terms are found; no figure here'),
    families: v.strictObject({
      leaderboards: part.nameAndText('the leaderboards'),
      giveaways: part.nameAndText('the monthly giveaways'),
      jackpots: part.nameAndText('the jackpots'),
      loyalty: part.nameAndText('the loyalty programme')
    }),
    ...neutralWords
  }),
  playersOnline: v.strictObject({
    title: part.text('the heading above the three figures'),
    playersLabel: part.text('the words under the number of players online'),
    guaranteedLabel: part.text('the words under the amount guaranteed this month'),
    tablesLabel: part.text('the words under the number of open tables'),
    sampleNote: part.sampleNote
  }),
  featuredTournaments: v.strictObject({
    ...part.headed('the featured tournaments', 'in which time zone the start times are shown'),
    emptyText: part.text('what is said when no tournament is featured'),
    sampleNote: part.sampleNote
  }),
  uniqueFeatures: v.strictObject({
    ...part.headed('the unique features', 'what the features have in common'),
    features: v.strictObject({
      splash: v.optional(v.strictObject({ ...part.only('gift'), ...part.nameAndText('splash').entries })),
      emoji: part.nameAndText('emoji'),
      videoReactions: part.nameAndText('short video reactions'),
      handReview: part.nameAndText('the hand-review tool'),
      voiceMessages: part.nameAndText('voice messages'),
      propBets: part.nameAndText('no-fee prop bets')
    })
  }),
  anytimeAnywhere: v.strictObject({
    ...part.headed('the section on devices', 'what desktop and phone have in common'),
    desktop: part.nameAndText('the desktop client'),
    phone: part.nameAndText('the phone client')
  }),
  meetTheStars: v.strictObject({
    title: part.text('the heading above the ambassadors'),
    lead: part.text('who the ambassadors are'),
    ...neutralWords
  }),
  globalCommunity: v.strictObject({
    ...part.headed('the community section', 'what the community is'),
    spotlight: part.nameAndText('the community spotlight'),
    streamers: part.nameAndMarkdown('the streamer programme, with a link to /streamer-mode/'),
    ...neutralWords
  }),
  getStarted: part.stepsSection('the three steps', 'what to know before the first step', 'getting started', 3)
})
