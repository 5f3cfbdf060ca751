import * as v from 'valibot'
import * as part from './page-parts.schema.ts'

const titleAndText = (what: string) => ({
  title: `the heading of ${what}`,
  text: `what ${what} is, in one to three sentences`
})

export const rulesPages = {
  /** Two versions of one text side by side: how to read the comparison, and the words where it cannot be made. */
  'policy-comparison': part.page('what the page does', {
    choose: {
      title: 'the heading above the texts to choose from',
      none: 'that a text has one version so far, so that there is nothing to compare'
    },
    result: {
      title: 'the heading of the comparison; the two versions are below it',
      key: 'how removed and added words are marked, to the eye and to a screen reader',
      summary: 'the heading of the changes in plain language',
      words: 'the heading of the changes word for word',
      same: 'that the two versions have the same words',
      history: 'the words of the link back to all versions'
    },
    faults: {
      title: 'that the comparison cannot be made',
      'unknown-policy': 'that the field policy names no text of this site',
      'unknown-version': 'that a field names no version of the text',
      'same-version': 'that both fields name the same version'
    },
    timeline: part.drawnTimes('since when each version counts')
  }),
  /** The history of policies: what the page is for, the change of terms that players ask about, and how to read the rest. */
  'policy-history': part.page('what the page holds', {
    slotGames: part.proseSection('the note on pending bets in slot games'),
    texts: part.headed('the list of texts', 'how the list is read'),
    how: part.proseSection('how texts are changed, kept and announced'),
    feed: {
      title: 'the heading of the feed',
      text: 'what the feed is for',
      link: 'the words of the link to the feed'
    }
  }),
  /**
   * Privacy choices: the text that asks for consent wherever it asks, what a choice means, and the receipt. `textVersion` names that text: a day as eight
   * figures, the same in every language. Another version asks every visitor again, so that it changes when what is asked changes.
   */
  'privacy-choices': part.group({
    meta: part.pageMeta,
    textVersion: v.pipe(
      v.number('Write the version as eight figures without quotes: 20240426.'),
      v.integer(),
      v.minValue(2020_01_01, 'Write the version as eight figures without quotes: 20240426.'),
      v.maxValue(2099_12_31, 'Write the version as eight figures without quotes: 20240426.')
    ),
    title: 'the h1 of the page',
    lead: 'what is decided here',
    ask: {
      title: 'the question, as the banner puts it',
      text: 'what is asked for and why, where nothing is loaded before the answer',
      presumed: 'the same, where tools are loaded until the visitor refuses',
      refuse: 'the button that refuses',
      accept: 'the button that accepts',
      more: 'the link to this page'
    },
    dialog: {
      text: 'what a choice changes',
      more: 'the link to this page',
      close: 'what the cross of the dialog and of a toast is called'
    },
    said: {
      granted: 'that the consent is saved',
      denied: 'that the refusal is saved',
      failed: 'that the choice could not be saved'
    },
    saved: { title: 'that the choice is saved, as a heading', text: 'for how long it holds' },
    receipt: {
      title: 'the heading of what was decided',
      standings: {
        granted: 'that the visitor has accepted',
        denied: 'that the visitor has refused',
        signal: 'that a signal of the browser counts as a refusal',
        asked: 'that nothing was decided and nothing is loaded before',
        presumed: 'that nothing was decided and tools are loaded until the visitor refuses',
        free: 'that nothing was decided and the law does not ask for consent first'
      },
      decidedAt: 'the name of the fact: when it was decided',
      textVersion: 'the name of the fact: the version of the text',
      registeredAs: 'the name of the fact: the number under which the text is registered',
      signals: 'the name of the fact: signals of the browser',
      gpc: 'the name of Global Privacy Control',
      dnt: 'the name of Do Not Track',
      noSignal: 'that there is no signal'
    },
    form: { title: 'the heading of the choice', text: 'what a choice changes' },
    tools: {
      title: 'the heading of the tools',
      measurement: part.nameAndText('the measurement tool'),
      tagManager: part.nameAndText('the tag manager'),
      sample: 'that the tools are samples that send nothing'
    },
    always: part.proseSection('what needs no consent'),
    signals: part.proseSection('what signals of a browser do'),
    later: part.proseSection('how to change one’s mind'),
    lasting: {
      ...part.drawnTimes('how long each cookie of the site lasts'),
      session: 'until when a cookie of the session lasts'
    }
  }),
  /** Your data: asking for a link by mail, and what the link opens: a copy of one's data, and its deletion. */
  'your-data': part.page('what the reader can do on the page', {
    request: { ...titleAndText('asking for a link'), submit: 'the button that asks for a link' },
    sent: titleAndText('the answer to asking for a link'),
    copy: { ...titleAndText('the copy of one’s data'), submit: 'the button that downloads it' },
    deletion: {
      ...titleAndText('the deletion of one’s data'),
      understood: 'what is confirmed before the deletion, in the first person',
      submit: 'the button that deletes'
    },
    deleted: titleAndText('the answer to a deletion'),
    expired: titleAndText('the answer to a link that is over'),
    kept: part.listSection('what this site keeps'),
    elsewhere: part.proseSection('data that is kept elsewhere'),
    howLong: {
      ...part.drawnTimes('how long what a sign-up brings is kept'),
      dataLink: 'the link that opens one’s data',
      confirmation: 'the link that confirms an address',
      unconfirmed: 'a sign-up that is never confirmed'
    }
  }),
  /** Your location: what the site takes for the visitor's place, which rule follows, what it means, whom to call, and how a place is found. */
  'your-location': part.page('what the page tells', {
    facts: {
      site: 'the name of the fact: the region of this site',
      place: 'the name of the fact: the country as detected',
      placeUnknown: 'that the country is unknown',
      rule: 'the name of the fact: the rule applied',
      rules: {
        none: 'that no rule restricts the country',
        unknown: 'that no rule is applied because the country is unknown',
        elsewhere: 'that no rule restricts the country, but that sign-up belongs to the site of another region',
        warning: 'the rule WARNING in plain words',
        blocked: 'the rule BLOCKED in plain words'
      }
    },
    follows: {
      title: 'the heading of what follows from the rule',
      signUp: {
        name: 'sign-up',
        open: 'that sign-up is open',
        refused: 'that sign-up is refused',
        elsewhere: 'that sign-up takes place on the site of another region'
      },
      download: {
        name: 'download',
        open: 'that the client can be downloaded',
        closed: 'that the client cannot be downloaded'
      },
      offers: {
        name: 'offers',
        shown: 'that offers are shown',
        hours: 'that offers are shown at certain hours',
        hidden: 'that no offer is shown'
      },
      age: { name: 'the minimum age', text: 'the minimum age, with the placeholder {ageMark}' }
    },
    rightSite: {
      title: 'the heading of the way to the right site',
      here: 'that this is the site for the visitor',
      other: 'that another site is made for the visitor; its name follows as a link',
      none: 'that no site is open to the visitor'
    },
    help: part.headed('helplines and registers', 'what helplines and registers are for'),
    found: part.proseSection('how a place is found'),
    correct: part.proseSection('what cannot be changed, and whom to write to')
  })
}
