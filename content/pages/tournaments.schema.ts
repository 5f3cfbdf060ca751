import * as v from 'valibot'
import * as part from './page-parts.schema.ts'
import { sectionWords } from './sections.schema.ts'

/** A heading, paragraphs, and the line above a table. */
const tableSection = (what: string) => ({ ...part.proseSection(what), caption: `what the table of ${what} shows` })

/** Who is paid what, by an example. */
const prizes = part.optional({ ...part.only('amount'), ...tableSection('the prizes') })

const label = (what: string) => `the label of ${what}`

/** A page of an online series. One of every week has its Sundays and their evening; a festival has its programme. */
const series = part.page('what the series is, with the age mark', {
  figures: {
    when: 'the label of the next start, or of the days of the edition',
    buyIn: 'the label of the buy-in, or of the lowest and the highest',
    guarantee: 'the label of what is guaranteed',
    count: 'the label of the length of a level, or of the number of tournaments'
  },
  programme: {
    ...part.headed('the starts', 'what the list shows'),
    emptyText: v.exactOptional(part.text('what is said between the last start and the end of the edition'))
  },
  evening: part.optional({
    ...part.headed('how an evening runs', 'what to expect of it'),
    moments: part.listOf(part.nameAndMarkdown('a moment of the evening'), 3)
  }),
  structure: part.optional(tableSection('the structure')),
  prizes
})

/** A stop of the live series: its days, its venue, its main event, and what a guest should know. */
const liveEvent = part.page('what the stop is, with the age mark', {
  figures: {
    when: 'the label of the days',
    where: 'the label of the town',
    buyIn: 'the label of the buy-in of the main event',
    guarantee: 'the label of what the main event guarantees'
  },
  programme: {
    ...part.headed('the programme', 'by which clock it is written'),
    emptyText: 'what is said between the last start and the end of the edition'
  },
  route: {
    title: 'the heading of the way to the tables',
    items: part.listOf(part.nameAndText('a place on the way'), 3, 3)
  },
  mainEvent: tableSection('the main event')
})

export const tournamentsPages = {
  /** The tournaments page: the schedule and its filter, the formats, a structure, prizes. */
  tournaments: part.page('what is on the page, with the age mark', {
    schedule: {
      ...part.headed('the schedule', 'what the schedule shows, and by which clock'),
      day: 'the label of the choice of a day',
      game: 'the label of the choice of a game',
      type: 'the label of the choice of a format',
      stake: 'the label of the choice of a buy-in',
      all: 'the choice of everything',
      soon: 'the choice of the next hours, where no day is chosen',
      emptyText: 'what is said where nothing fits the choice'
    },
    formats: {
      ...part.headed('the formats', 'what tells formats apart'),
      see: 'the words of the link to the tournaments of a format',
      items: {
        freezeout: part.nameAndMarkdown('the freezeout'),
        're-entry': part.nameAndMarkdown('the re-entry'),
        bounty: part.nameAndMarkdown('the bounty tournament'),
        'deep-stack': part.nameAndMarkdown('the deep-stack tournament'),
        satellite: part.nameAndMarkdown('the satellite'),
        freeroll: part.optional({ ...part.only('gift'), ...part.nameAndMarkdown('the freeroll') })
      }
    },
    freerolls: part.optional({
      ...part.only('gift'),
      ...part.headed('the freerolls and satellites', 'what each costs, and what one wins'),
      caption: 'what the table of them shows',
      prizes: 'the name of the column of prizes and seats'
    }),
    structure: tableSection('the structure'),
    prizes,
    results: part.optional({
      ...part.only('amount'),
      ...part.headed('the results', 'what is said of a tournament that is over'),
      caption: 'what the table of results shows',
      day: 'the name of the column of days',
      winner: 'the name of the column of winners',
      firstPrize: 'the name of the column of first prizes'
    })
  }),
  'sunday-major': series,
  'falcon-series': series,
  /** The structure of one tournament as a sheet, and the list of all sheets. */
  'structure-sheet': part.page('what a sheet says', {
    sheet: {
      start: label('the next start'),
      stack: label('the starting stack'),
      level: label('how long a level is'),
      breakTime: label('how long a break is'),
      levelsBetweenBreaks: label('how many levels there are between two breaks'),
      dinner: label('the long break and of the level before it'),
      registration: label('how long one may register after the start'),
      reEntries: label('how many times one may enter again'),
      untilRegistrationCloses: 'that one may enter again until registration closes',
      none: 'that one may not enter again',
      paid: label('the share of entries that are paid'),
      seats: label('the seats that a satellite gives'),
      link: 'the words of the link to the page of the series',
      caption: 'what the table of levels shows'
    },
    prizes,
    all: {
      ...part.headed('the list of all sheets', 'which tournaments are listed'),
      unknown: 'that the tournament of the address has no sheet'
    }
  }),
  /** The live series: its stops, and what differs at a real table. */
  'live-series': part.page('what a live series is, with the age mark', {
    stops: {
      ...part.headed('the stops', 'where and when'),
      texts: {
        'harbour-classic': 'the Harbour Classic in a sentence',
        'highland-open': 'the Highland Open in a sentence'
      }
    },
    difference: sectionWords.comparison
  }),
  'harbour-classic': liveEvent,
  'highland-open': liveEvent
}
