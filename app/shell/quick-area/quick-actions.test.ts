import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { siteMap } from '../../site/site-map/site-map.data.ts'
import {
  floatsDownload,
  followHeader,
  followScrolling,
  type HeaderPlace,
  type Motion,
  quickActions
} from './quick-actions.ts'

/** The numbers of the rules, once. */
const stopped = 200
const returned = stopped + 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each<[rule: string, steps: (number | 'scroll')[], motion: Motion]>([
  ['nothing has happened yet', [5000], 'resting'],
  ['S4-24 hides while scrolling', ['scroll'], 'scrolling'],
  ['S4-25 not before the debounce is over', ['scroll', stopped - 1], 'scrolling'],
  ['S4-25 stopped once it is over', ['scroll', stopped], 'stopped'],
  ['each scroll event counts its own', ['scroll', stopped - 1, 'scroll', stopped - 1], 'scrolling'],
  ['S4-24 not back before the wait after the stop is over', ['scroll', returned - 1], 'stopped'],
  ['S4-24 back once it is over', ['scroll', returned], 'resting'],
  ['scrolling again before that hides it again', ['scroll', returned - 1, 'scroll', stopped - 1], 'scrolling'],
  ['and the whole wait begins anew', ['scroll', returned - 1, 'scroll', returned - 1], 'stopped']
])('%s', (_rule, steps, expected) => {
  let motion: Motion = 'resting'
  const scrolling = followScrolling(
    (ms, act) => {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
    told => {
      motion = told
    }
  )
  for (const step of steps) {
    if (step === 'scroll') scrolling.scrolled()
    else vi.advanceTimersByTime(step)
  }
  expect(motion).toBe(expected)
})

it.each<
  [
    rule: string,
    motion: Motion,
    awayFromTop: boolean,
    shown: ReturnType<typeof quickActions>,
    facts?: Partial<Parameters<typeof quickActions>[0]>
  ]
>([
  ['S4-26 at rest at the top: neither, the header has the download', 'resting', false, { top: false, download: false }],
  ['S4-26 scroll-to-top shows only away from the top', 'resting', true, { top: true, download: true }],
  [
    'S2-26 not where another Download is in view',
    'resting',
    true,
    { top: true, download: false },
    { downloadInView: true }
  ],
  ['S2-26 nor over words or controls', 'resting', true, { top: true, download: false }, { covers: true }],
  [
    'S2-61 the way to the top is on no small control',
    'resting',
    true,
    { top: false, download: true },
    { topCovers: true }
  ],
  [
    'S4-24 S4-26 and not while scrolling; the download button hides',
    'scrolling',
    true,
    { top: false, download: false }
  ],
  ['stopped: scroll-to-top first, the download button later', 'stopped', true, { top: true, download: false }],
  ['stopped at the top: neither', 'stopped', false, { top: false, download: false }]
])('%s', (_rule, motion, awayFromTop, shown, facts) => {
  expect(
    quickActions({ motion, awayFromTop, downloadInView: false, covers: false, topCovers: false, ...facts })
  ).toEqual(shown)
})

it.each<[rule: string, paths: string[], floats: boolean]>([
  ['pages that invite', ['/', '/about-us/', '/cash-games/', '/promotions/', '/blog/', '/streamer-mode/'], true],
  ['help', ['/help/', '/contact/', '/complaints/', '/accessibility/'], false],
  ['protection', ['/responsible-gaming/', '/your-data/', '/privacy-choices/', '/official-site/'], false],
  ['law', ['/terms-conditions/', '/cookie-policy/', '/network/random-number-generator/', '/your-location/'], false],
  ['the download page', ['/download/'], false]
])('S2-26 the floating download on %s', (_rule, paths, floats) => {
  const rows = paths.map(path => siteMap.find(row => row.path === path))
  expect(rows.map(row => row && floatsDownload(row))).toEqual(paths.map(() => floats))
})

it.each<[rule: string, scrolled: number[], place: HeaderPlace]>([
  ['goes with the page at first', [100], null],
  ['and while its own place is near', [300, 280], null],
  ['is away further down', [400], 'away'],
  ['is back after a move up', [900, 700], 'back'],
  ['is away again after a move down', [900, 700, 720], 'away'],
  ['stays over a tremble', [900, 700, 705], 'back'],
  ['is back near its own place too', [900, 200], 'back'],
  ['goes with the page again at the top', [900, 200, 46], null]
])('S2-60 the bar of the header %s', (_rule, steps, expected) => {
  let place: HeaderPlace = null
  const scrolled = followHeader(told => {
    place = told
  })
  for (const step of steps) scrolled(step)
  expect(place).toBe(expected)
})
