import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

const line = v.pipe(
  part.text('what the page holds, in one line'),
  v.maxLength(60, 'A line of the menus is too long: write at most 60 characters.')
)

/** The pages that the menus show with a line below their name, by their key in the site map. */
const pagesWithLine = [
  'cash-games',
  'cash-games-texas-holdem',
  'cash-games-omaha',
  'cash-games-short-deck',
  'spin-gold',
  'unique-features',
  'real-money-poker',
  'tournaments',
  'tournaments-sunday-major',
  'tournaments-falcon-series',
  'tournaments-structures',
  'live-series',
  'promotions',
  'promotions-welcome-bonus',
  'promotions-daily-promos',
  'promotions-jackpots',
  'loyalty',
  'poker-school',
  'get-started',
  'how-to-play',
  'poker-school-hand-rankings',
  'poker-school-glossary',
  'poker-school-equity-calculator',
  'hand',
  'blog',
  'ggteam',
  'streamer-mode',
  'streamer-rewards',
  'affiliates',
  'partners',
  'about-us',
  'download',
  'official-site',
  'accessibility',
  'where-can-i-play',
  'help',
  'contact',
  'responsible-gaming',
  'funds',
  'complaints'
] as const

const heading = part.text('the heading of a group of pages')

/** The list of all pages, in groups, and the lines below their names, which the menus show too. */
export const siteIndexSchema = v.strictObject({
  ...part.pageHead('what the list holds'),
  headings: v.strictObject({
    room: heading,
    games: heading,
    tournaments: heading,
    promotions: heading,
    learning: heading,
    money: heading,
    people: heading,
    rules: heading
  }),
  lines: v.strictObject(v.entriesFromList(pagesWithLine, line))
})
