import * as v from 'valibot'
import * as part from './page-parts.schema.ts'

const intro = part.headed('the section', 'the sentence below it')

const nextSteps = part.listOf('one thing to do after the download', 2)

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

const heading = 'the heading of a group of pages'

export const roomPages = {
  /** About us: who runs the room, what it believes, how it is run and to whom it answers. */
  'about-us': part.page('what the room is and what this page tells', {
    beliefs: part.proseSection('what we believe'),
    room: {
      title: 'the heading of how the room is run',
      principles: part.listOf(part.nameAndMarkdown('a principle of how the room is run'), 3)
    },
    licence: {
      ...part.proseSection('the licence'),
      facts: part.labelled(1)
    },
    record: { ...part.proseSection('the record') }
  }),
  'official-site': part.page('what the page lets a reader check', {
    here: {
      ...intro,
      label: 'what is above the address of this site',
      parts: {
        scheme: 'what https:// says, and what it does not',
        name: 'that the name is what to compare',
        page: 'that what follows the slash proves nothing'
      },
      how: 'how to compare it with the browser’s bar'
    },
    addresses: {
      ...intro,
      caption: 'what the table says',
      columns: part.columns('region', 'address', 'languages'),
      here: 'marks the site of this page',
      contents: 'the name of the host of menu pages, where there is one',
      else: 'that every other address is not ours'
    },
    reading: {
      ...intro,
      real: 'is beside the real address',
      ending: 'why a name before another one proves nothing',
      letter: 'why one letter matters',
      hyphen: 'why a longer name is another name',
      path: 'why what follows the slash proves nothing'
    },
    mail: {
      ...intro,
      caption: 'what the table says',
      columns: part.columns('subject', 'address'),
      subjects: {
        support: 'what the address of support is for',
        privacy: 'what the address of privacy is for',
        complaints: 'what the address of complaints is for',
        streamer: 'what the address of streamers is for',
        press: 'what the address of the press is for',
        security: 'what the address of security is for',
        partner: 'what the address for partners is for',
        noReply: 'what the address that only sends is for'
      },
      note: 'that a sender can be forged'
    },
    installers: {
      ...intro,
      caption: 'what the table says',
      columns: part.columns('system', 'version', 'released', 'signer'),
      systems: part.perPlatform(platform => platform),
      check: 'the words of the link to the check',
      sampleNote: part.sampleNote
    }
  }),
  /** Download: the buttons, the three steps, where it is open, the builds, the minimum specs, checking what was installed, questions. */
  download: part.page('what the reader finds on the page', {
    get: {
      buttons: part.perPlatform(
        platform => `the button that downloads the client for ${platform}, with the name of the system`
      ),
      names: part.perPlatform(platform => `the name of ${platform} beside others, as short as it can be`),
      others: 'what leads to the buttons for other devices',
      all: 'what leads to the buttons where the visitor’s device is unknown',
      least: part.perPlatform(platform => `the oldest ${platform} that will do, figures as placeholders`),
      mobilePage: 'the button that leads to the mobile download page',
      noClient: {
        linux: 'that there is no client for Linux, and what to do instead',
        chromeos: 'that there is no client for ChromeOS, and what to do instead'
      }
    },
    blocked: {
      title: 'that downloads are not open where the visitor is',
      text: 'how we know, and what the page still is good for',
      why: 'the link to the page that explains the rule'
    },
    auto: {
      starting: 'that the download is starting',
      started: 'that the download was started before',
      text: 'what to do where nothing happened',
      again: 'the link that starts the download again',
      nextTitle: 'the heading of what comes after the download',
      next: part.each(nextSteps, 'windows', 'macos', 'android', 'ios', 'mobile')
    },
    phone: {
      title: 'the heading of the code for phones',
      text: 'what the code does',
      label: 'what the picture of the code is, for someone who cannot see it'
    },
    steps: { title: 'the heading of the three steps', items: part.steps('downloading', 3) },
    builds: {
      ...part.headed('the builds', 'what the list of builds is for'),
      version: 'the label of the version',
      releasedOn: 'the label of the day of release',
      size: 'the label of the size',
      signer: 'the label of the signer',
      sum: 'the label of the SHA-256',
      copy: 'the button that copies the SHA-256',
      copied: 'that it was copied',
      closeCopied: 'the button that closes the notice that it was copied',
      processors: part.perPlatform(platform => `in plain words which devices the build for ${platform} is for`),
      store: 'why a build that an app store installs has no file to check',
      sampleNote: part.sampleNote
    },
    verification: {
      ...part.listSection('checking what was installed'),
      fileCheck: {
        title: 'the heading of checking one’s file',
        text: 'what happens to the file: it never leaves the device',
        choose: 'the button that chooses a file',
        drop: 'that a file may be dropped',
        checking: 'that the file is being checked',
        match: 'that the file is one of ours',
        mismatch: 'that the file is none of ours, and what to do',
        tooLarge: 'that the file is too large for the browser, and what to do',
        unreadable: 'that the file could not be read, and what to do',
        sum: 'the label of the file’s own SHA-256'
      },
      commands: {
        title: 'the heading of the commands',
        text: 'where to type the command, and what to compare',
        windows: 'where the command for Windows is typed',
        macos: 'where the command for a Mac is typed',
        linux: 'where the command for Linux is typed'
      },
      words: { signer: part.nameAndText('the signer'), sum: part.nameAndText('the SHA-256') },
      checks: part.perPlatform(platform => part.nameAndText(`the check on ${platform}`))
    }
  }),
  /** The list of all pages, in groups, and the lines below their names, which the menus show too. */
  'site-index': part.page('what the list holds', {
    headings: part.each(heading, 'room', 'games', 'tournaments', 'promotions', 'learning', 'money', 'people', 'rules'),
    lines: v.entriesFromList(pagesWithLine, line)
  })
}
