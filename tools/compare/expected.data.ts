import type { Expected } from './differences.ts'

const documents = ['text', 'forms', 'scripts', 'ids', 'data', 'aria', 'links']
const payloads = documents.map(kind => `payload ${kind}`)
const all = [...documents, ...payloads]

/** Differences that the changes since the base commit are meant to make. */
export const expected: readonly Expected[] = [
  {
    kinds: all,
    pattern: /^\+ button: |^\+ button type="button"|aria-hidden="true"|[+-] button hidden=""|data-quick="top"/,
    reason: 'back to top and the help chat are server HTML, hidden until they are of use'
  },
  {
    kinds: payloads,
    pattern: /data-quick=|data-hidden="false"|^\+ \S+$|^\+ \S+ → \S*\/download\/$/,
    reason: 'a payload carries the quick area of its page'
  },
  {
    kinds: ['scripts', 'data'],
    pattern: /script|data-(still|preload|scripts|part|style)=/,
    reason: 'small scripts of our own instead of React Router'
  },
  {
    kinds: ['ids', 'data', 'aria'],
    pattern:
      /[+-] (announced|fault|modals|parts)$|data-(fault-words|toasts|part-fault|notice|screen|again|back|close|message|not-opened|unexpected)=|role="(alert|status)"|div (popover|hidden)=/,
    reason: 'the places of announcements, faults, modals, toasts and React parts are in the shell'
  },
  {
    kinds: all,
    pattern: /^- |file-check|sign-up-form|data-(hydrate|props|when|own-address)=/,
    where: /\/download\/|\/api\/sign-up /,
    reason: 'file check and sign-up are React parts: their words are props'
  },
  {
    kinds: all,
    pattern: /./,
    where: /\/poker-school\/equity-calculator\//,
    reason: 'the equity calculator is a React part: its words are props, and only the rows in use are rendered'
  },
  {
    kinds: [...documents, 'json'],
    pattern: /^\+ /,
    where: /\/api\/(consent|language-banner)/,
    reason: 'the banners of consent and language come as HTML (0038)'
  },
  {
    kinds: ['status', 'json', ...documents],
    pattern: /./,
    where: /\/api\/region-notice\?notice=/,
    reason: '/api/region-notice decides by itself which notice is due: the browser names none'
  },
  {
    kinds: ['text'],
    pattern: /privacy@|\((fin|end|Ende|einde|koniec|kraj|loppu|fim|vége|кінець)\)/,
    where: /\/terms-conditions\//,
    reason: 'of two equally short ways to tell a change the library picks another; an e-mail address is one word'
  },
  {
    kinds: ['headers'],
    pattern: /^\+ (content-encoding: br|etag: strong|vary: Accept-Encoding)$/,
    where: /feed\.xml/,
    reason: 'feeds are cached like pages: compressed, with a validator (M4)'
  },
  {
    kinds: all,
    pattern: /aria-(busy|disabled|live)=|data-help-chat=|data-quick="chat"/,
    where: /\/responsible-gaming\//,
    reason: 'the help chat button is server HTML'
  },
  {
    kinds: ['payload head'],
    pattern: /^\+ link as="image" .* rel="preload"$/,
    where: /\/ggteam\//,
    reason: 'a payload preloads the picture that its document preloads'
  },
  {
    kinds: ['body', ...documents],
    pattern: /./,
    where: /\/support-desk\//,
    reason: 'the stand-in of the support desk is typed and built (layout.md: demo)'
  },
  {
    kinds: ['answers'],
    pattern: /^\+ not asked before$/,
    where: /\/privacy-choices\//,
    reason: 'the consent banner on the host of contents links the choices in the language of its words'
  },
  {
    kinds: [...all, 'images', 'payload images'],
    pattern:
      /(force=1|dialog: |summary: |lang="|aria-(current|label|controls|expanded)=|popovertarget|data-region-link=|region-popup|\/assets\/[a-z]+-HASH\.svg)/,
    reason: 'the links of regions and languages are in a document once (0042)'
  },
  {
    kinds: all,
    pattern: /^- .*(English|Français|Nederlands|Español|Deutsch|Polski|Magyar|Suomi|Bosanski|Українська|\(Brasil\))$/,
    reason: 'the links of regions and languages are in a document once (0042)'
  },
  {
    kinds: all,
    pattern: /^~ in another order$/,
    reason: 'the full-screen menu and the regions come after the page’s own parts (0042)'
  },
  {
    kinds: ['ids'],
    pattern: /^\+ (icon-[a-z-]+|emblem)$/,
    reason: 'drawings that repeat are in a document once, and used (0042)'
  },
  {
    kinds: ['images', 'payload images', 'json', 'head', 'payload head', 'jsonld', 'payload jsonld'],
    pattern: /\/assets\/[\w-]+-[aq]\d+/,
    reason: 'the address of a picture has one hash'
  }
]
