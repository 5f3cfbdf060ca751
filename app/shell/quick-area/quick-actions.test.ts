import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followScrolling, type Motion, quickActions } from './quick-actions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each<[rule: string, steps: (number | 'scroll')[], motion: Motion]>([
  ['nothing has happened yet', [5000], 'resting'],
  ['S4-24 hides while scrolling', ['scroll'], 'scrolling'],
  ['S4-25 scroll-stop debounce 200 ms: not before', ['scroll', 199], 'scrolling'],
  ['S4-25 scroll-stop debounce 200 ms', ['scroll', 200], 'stopped'],
  ['each scroll event counts its own 200 ms', ['scroll', 150, 'scroll', 199], 'scrolling'],
  ['S4-24 back 1,000 ms after the stop is recognised: not before', ['scroll', 1199], 'stopped'],
  [
    'S4-24 back 1,000 ms after the stop is recognised (200 ms after the last scroll event)',
    ['scroll', 1200],
    'resting'
  ],
  ['scrolling again before that hides it again', ['scroll', 1100, 'scroll', 199], 'scrolling'],
  ['and the whole wait begins anew', ['scroll', 1100, 'scroll', 1199], 'stopped']
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

it.each<[rule: string, motion: Motion, awayFromTop: boolean, shown: ReturnType<typeof quickActions>]>([
  ['S4-26 at rest at the top: the download button alone', 'resting', false, { top: false, download: true }],
  ['S4-26 scroll-to-top shows only away from the top', 'resting', true, { top: true, download: true }],
  [
    'S4-24 S4-26 and not while scrolling; the download button hides',
    'scrolling',
    true,
    { top: false, download: false }
  ],
  [
    'stopped: scroll-to-top first, the download button after its second',
    'stopped',
    true,
    { top: true, download: false }
  ],
  ['stopped at the top: neither', 'stopped', false, { top: false, download: false }]
])('%s', (_rule, motion, awayFromTop, shown) => {
  expect(quickActions(motion, awayFromTop)).toEqual(shown)
})
