import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import {
  listSection,
  nameAndText,
  plainText,
  proseSection,
  questions,
  sampleNote,
  steps
} from '../page-parts.schema.ts'

const platform = (what: string) =>
  v.strictObject({
    name: plainText(`the name of the platform: ${what}`),
    requirements: v.pipe(
      v.array(
        v.strictObject({
          label: plainText('what is required'),
          value: plainText('the least that is required, figures as placeholders')
        })
      ),
      v.minLength(1, `Write at least one minimum requirement for ${what}.`)
    )
  })

const perPlatform = <Schema extends v.GenericSchema>(schemaFor: (platform: string) => Schema) =>
  v.strictObject({
    windows: schemaFor('Windows'),
    macos: schemaFor('Mac'),
    android: schemaFor('Android'),
    ios: schemaFor('iPhone and iPad')
  })

const nextSteps = v.pipe(
  v.array(plainText('one thing to do after the download')),
  v.minLength(2, 'Write at least two things to do after the download.')
)

/** Download: the buttons, the three steps, where it is open, the builds, the minimum specs, checking what was installed, questions. */
export const downloadSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the reader finds on the page'),
  get: v.strictObject({
    buttons: perPlatform(platform =>
      plainText(`the button that downloads the client for ${platform}, with the name of the system`)
    ),
    names: perPlatform(platform => plainText(`the name of ${platform} beside others, as short as it can be`)),
    others: plainText('what leads to the buttons for other devices'),
    all: plainText('what leads to the buttons where the visitor’s device is unknown'),
    least: perPlatform(platform => plainText(`the oldest ${platform} that will do, figures as placeholders`)),
    mobilePage: plainText('the button that leads to the mobile download page'),
    noClient: v.strictObject({
      linux: plainText('that there is no client for Linux, and what to do instead'),
      chromeos: plainText('that there is no client for ChromeOS, and what to do instead')
    })
  }),
  blocked: v.strictObject({
    title: plainText('that downloads are not open where the visitor is'),
    text: plainText('how we know, and what the page still is good for'),
    why: plainText('the link to the page that explains the rule')
  }),
  auto: v.strictObject({
    starting: plainText('that the download is starting'),
    started: plainText('that the download was started before'),
    text: plainText('what to do where nothing happened'),
    again: plainText('the link that starts the download again'),
    nextTitle: plainText('the heading of what comes after the download'),
    next: v.strictObject({
      windows: nextSteps,
      macos: nextSteps,
      android: nextSteps,
      ios: nextSteps,
      mobile: nextSteps
    })
  }),
  phone: v.strictObject({
    title: plainText('the heading of the code for phones'),
    text: plainText('what the code does'),
    label: plainText('what the picture of the code is, for someone who cannot see it')
  }),
  steps: v.strictObject({ title: plainText('the heading of the three steps'), items: steps('downloading', 3) }),
  availability: proseSection('where sign-up and download are open'),
  builds: v.strictObject({
    title: plainText('the heading of the builds'),
    lead: plainText('what the list of builds is for'),
    version: plainText('the label of the version'),
    releasedOn: plainText('the label of the day of release'),
    size: plainText('the label of the size'),
    signer: plainText('the label of the signer'),
    sum: plainText('the label of the SHA-256'),
    copy: plainText('the button that copies the SHA-256'),
    copied: plainText('that it was copied'),
    closeCopied: plainText('the button that closes the notice that it was copied'),
    processors: perPlatform(platform => plainText(`in plain words which devices the build for ${platform} is for`)),
    store: plainText('why a build that an app store installs has no file to check'),
    sampleNote
  }),
  requirements: v.strictObject({
    title: plainText('the heading of the minimum specs'),
    lead: plainText('how to read the minimum specs'),
    platforms: v.strictObject({
      windows: platform('Windows'),
      macos: platform('Mac'),
      android: platform('Android'),
      ios: platform('iOS')
    })
  }),
  verification: v.strictObject({
    ...listSection('checking what was installed').entries,
    fileCheck: v.strictObject({
      title: plainText('the heading of checking one’s file'),
      text: plainText('what happens to the file: it never leaves the device'),
      choose: plainText('the button that chooses a file'),
      drop: plainText('that a file may be dropped'),
      checking: plainText('that the file is being checked'),
      match: plainText('that the file is one of ours'),
      mismatch: plainText('that the file is none of ours, and what to do'),
      tooLarge: plainText('that the file is too large for the browser, and what to do'),
      unreadable: plainText('that the file could not be read, and what to do'),
      sum: plainText('the label of the file’s own SHA-256')
    }),
    commands: v.strictObject({
      title: plainText('the heading of the commands'),
      text: plainText('where to type the command, and what to compare'),
      windows: plainText('where the command for Windows is typed'),
      macos: plainText('where the command for a Mac is typed'),
      linux: plainText('where the command for Linux is typed')
    }),
    words: v.strictObject({ signer: nameAndText('the signer'), sum: nameAndText('the SHA-256') }),
    checks: v.strictObject({
      windows: nameAndText('the check on Windows'),
      macos: nameAndText('the check on a Mac'),
      android: nameAndText('the check on Android'),
      ios: nameAndText('the check on an iPhone')
    })
  }),
  questions: v.strictObject({ title: plainText('the heading of the questions'), items: questions(3, 8) })
})
