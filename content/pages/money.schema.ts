import * as v from 'valibot'
import { slug } from '../record-fields.ts'
import * as part from './page-parts.schema.ts'

const question = {
  /** Its anchor, the same in every language: addresses that people keep go on leading to it. */
  id: slug,
  question: 'the question as a visitor would ask it',
  answerMarkdown: 'the answer, its first words answering the question',
  keywords: v.exactOptional(part.text('words by which the question is also looked for, between spaces'))
}

const questionGroup = part.group({
  id: slug,
  title: 'the heading of a group of questions',
  /** `offers`: only where offers may be shown. */
  only: v.exactOptional(v.literal('offers', 'write offers, or leave it out')),
  items: part.listOf(question, 2)
})

export type HelpGroup = v.InferOutput<typeof questionGroup>

const subject = (what: string) => ({
  name: `the subject: ${what}`,
  email: v.pipe(
    v.string(`Write the placeholder of the address for ${what}.`),
    v.regex(/^\{[a-zA-Z]+Email\}$/, 'The address is a placeholder of the site configuration, such as {supportEmail}.')
  ),
  answerTime: `when an answer on ${what} can be expected, with its placeholder`,
  textMarkdown: `what to write about at this address: ${what}`
})

const intro = part.headed('the section', 'the sentence below it')

/** The words of a table of payment methods, and what replaces it where none may be shown. */
const methodsSection = {
  ...part.headed('the table of methods', 'what the table says, and of whom'),
  caption: 'what the table says, in a line above it',
  columns: part.columns('method', 'minimum', 'maximum', 'time', 'fee'),
  atOnce: 'what is written for no waiting time',
  noFee: 'what is written for no fee',
  byCountry: { caption: 'what the table of countries says', columns: part.columns('country', 'methods') },
  closedMarkdown: 'that no method is open here, and what to do instead'
}

const moment = {
  name: 'what happens at this moment, a few words',
  text: 'what it means for the player, in a sentence',
  time: 'when it happens, counted from the request'
}

export const moneyPages = {
  /** Help: the questions in groups, each with an anchor, and the words of the search. */
  help: part.page('what the page answers, and when support is open', {
    search: {
      label: 'the label of the search field',
      hint: 'an example of what to look for',
      button: 'the words of the button',
      all: 'the words of the link back to all questions',
      found: 'what is before the number of questions found',
      noneMarkdown: 'what to do where nothing was found',
      ignored: 'the words that a search leaves out, between spaces'
    },
    askedTitle: 'the heading of the questions asked most often',
    groupsLabel: 'the label of the list of groups',
    groups: v.pipe(
      v.array(questionGroup),
      v.minLength(5, 'Write at least five groups.'),
      v.check(groups => {
        const ids = groups.flatMap(({ id, items }) => [id, ...items.map(item => item.id)])
        return new Set(ids).size === ids.length
      }, 'Two groups or questions have the same id.')
    )
  }),
  /** Contact: an address for each subject, the languages of support and the registered office. */
  contact: part.page('when support answers and how to choose an address', {
    addresses: {
      title: 'the heading of the addresses',
      openLabel: 'that support is open, above its hours',
      subjects: {
        support: subject('support'),
        privacy: subject('personal data'),
        complaints: subject('complaints'),
        /** Left out by the page where streamers may not be promoted. */
        streamerProgramme: subject('the streamer programme'),
        press: subject('press')
      }
    },
    languages: part.proseSection('the languages of support'),
    registeredOffice: {
      title: 'the heading of the registered office',
      name: 'the placeholder {operatorName}',
      address: 'the placeholder {registeredOffice}',
      note: 'a remark on writing by post'
    }
  }),
  funds: part.page('what the page says, with the age mark', {
    facts: part.labelled(4, 4),
    ways: {
      ...intro,
      deposits: part.nameAndText('the page of deposits'),
      withdrawals: part.nameAndText('the page of withdrawals'),
      limits: part.nameAndText('the page of limits')
    },
    currencies: {
      ...intro,
      caption: 'what the table of currencies says',
      columns: part.columns('currency', 'code'),
      tables: 'what holds for the currency of the tables'
    },
    texts: {
      ...intro,
      paymentDetails: part.nameAndText('the payment details policy'),
      withdrawal: part.nameAndText('the withdrawal policy'),
      complaints: part.nameAndText('the complaints page')
    }
  }),
  deposits: part.page('what the page says, with the age mark', {
    methods: methodsSection,
    limits: part.proseSection('the limit that comes first')
  }),
  withdrawals: part.page('what the page says, with the age mark', {
    methods: methodsSection,
    example: {
      ...part.headed('the worked example', 'whose withdrawal it follows'),
      caption: 'what its table says',
      columns: part.columns('moment', 'onAccount', 'underWay', 'inBank'),
      moments: { asked: moment, checked: moment, sent: moment, arrived: moment }
    }
  }),
  complaints: part.page('what a complaint costs and what it brings', {
    clock: {
      ...part.headed('the times of a complaint', 'from when they count'),
      caption: 'what the times are of',
      columns: part.columnNames(2),
      rows: part.listOf(
        v.pipe(v.array(part.text('what happens, then its time')), v.length(2, 'Write what happens, and its time.')),
        4,
        4
      )
    },
    letter: {
      ...part.headed('the form of words', 'how to use it'),
      subject: 'the subject of the message',
      lines: part.listOf('a line of the message', 5),
      button: 'the words of the link that opens a message'
    },
    beyond: {
      ...part.headed('the bodies beyond the room', 'when to turn to them'),
      caption: 'what the table says',
      columns: part.columns('body', 'kind', 'does'),
      kinds: { mediator: 'the word for a mediator', regulator: 'the word for a regulator' },
      none: 'what holds on a site that takes no players'
    }
  }),
  accessibility: part.page('what the statement covers', {
    contrast: {
      ...part.headed('the contrast of our colours', 'from where the figures come'),
      pairs: {
        text: 'headings and buttons without a ground',
        prose: 'longer texts',
        remark: 'small remarks',
        fault: 'faults of a form',
        button: 'words on a copper button'
      },
      note: 'what the line across the bars is, and where they end'
    },
    enforcement: {
      ...part.headed('the enforcement bodies', 'when to turn to them'),
      caption: 'what the table says',
      columns: part.columns('region', 'body', 'law'),
      none: 'what holds where no body is named',
      unverified: 'that the names are still to be checked'
    }
  }),
  /** Where the room is open, by country: the words around the lists, which are made from the country rules. */
  'where-can-i-play': part.page('what decides whether one may play', {
    places: {
      title: 'the name of the lists, for screen readers',
      groups: {
        open: part.nameAndText('the countries that are open'),
        information: part.nameAndText('the countries in which the site informs only'),
        closed: part.nameAndText('the countries that are closed')
      },
      elsewhere: 'every country that has no rule, before the words that its law is not reviewed',
      note: 'what the lists are made from',
      link: 'the words of the link to the page of the visitor’s location'
    }
  })
}
