import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

const nextSteps = part.listOf(part.text('one thing to do after the download'), 2)

/** Download: the buttons, the three steps, where it is open, the builds, the minimum specs, checking what was installed, questions. */
export const downloadSchema = v.strictObject({
  ...part.pageHead('what the reader finds on the page'),
  get: v.strictObject({
    buttons: part.perPlatform(platform =>
      part.text(`the button that downloads the client for ${platform}, with the name of the system`)
    ),
    names: part.perPlatform(platform => part.text(`the name of ${platform} beside others, as short as it can be`)),
    others: part.text('what leads to the buttons for other devices'),
    all: part.text('what leads to the buttons where the visitor’s device is unknown'),
    least: part.perPlatform(platform => part.text(`the oldest ${platform} that will do, figures as placeholders`)),
    mobilePage: part.text('the button that leads to the mobile download page'),
    noClient: v.strictObject({
      linux: part.text('that there is no client for Linux, and what to do instead'),
      chromeos: part.text('that there is no client for ChromeOS, and what to do instead')
    })
  }),
  blocked: v.strictObject({
    title: part.text('that downloads are not open where the visitor is'),
    text: part.text('how we know, and what the page still is good for'),
    why: part.text('the link to the page that explains the rule')
  }),
  auto: v.strictObject({
    starting: part.text('that the download is starting'),
    started: part.text('that the download was started before'),
    text: part.text('what to do where nothing happened'),
    again: part.text('the link that starts the download again'),
    nextTitle: part.text('the heading of what comes after the download'),
    next: v.strictObject({
      windows: nextSteps,
      macos: nextSteps,
      android: nextSteps,
      ios: nextSteps,
      mobile: nextSteps
    })
  }),
  phone: v.strictObject({
    title: part.text('the heading of the code for phones'),
    text: part.text('what the code does'),
    label: part.text('what the picture of the code is, for someone who cannot see it')
  }),
  steps: v.strictObject({ title: part.text('the heading of the three steps'), items: part.steps('downloading', 3) }),
  builds: v.strictObject({
    ...part.headed('the builds', 'what the list of builds is for'),
    version: part.text('the label of the version'),
    releasedOn: part.text('the label of the day of release'),
    size: part.text('the label of the size'),
    signer: part.text('the label of the signer'),
    sum: part.text('the label of the SHA-256'),
    copy: part.text('the button that copies the SHA-256'),
    copied: part.text('that it was copied'),
    closeCopied: part.text('the button that closes the notice that it was copied'),
    processors: part.perPlatform(platform =>
      part.text(`in plain words which devices the build for ${platform} is for`)
    ),
    store: part.text('why a build that an app store installs has no file to check'),
    sampleNote: part.sampleNote
  }),
  verification: v.strictObject({
    ...part.listSection('checking what was installed').entries,
    fileCheck: v.strictObject({
      title: part.text('the heading of checking one’s file'),
      text: part.text('what happens to the file: it never leaves the device'),
      choose: part.text('the button that chooses a file'),
      drop: part.text('that a file may be dropped'),
      checking: part.text('that the file is being checked'),
      match: part.text('that the file is one of ours'),
      mismatch: part.text('that the file is none of ours, and what to do'),
      tooLarge: part.text('that the file is too large for the browser, and what to do'),
      unreadable: part.text('that the file could not be read, and what to do'),
      sum: part.text('the label of the file’s own SHA-256')
    }),
    commands: v.strictObject({
      title: part.text('the heading of the commands'),
      text: part.text('where to type the command, and what to compare'),
      windows: part.text('where the command for Windows is typed'),
      macos: part.text('where the command for a Mac is typed'),
      linux: part.text('where the command for Linux is typed')
    }),
    words: v.strictObject({ signer: part.nameAndText('the signer'), sum: part.nameAndText('the SHA-256') }),
    checks: part.perPlatform(platform => part.nameAndText(`the check on ${platform}`))
  })
})
