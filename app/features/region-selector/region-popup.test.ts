import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { popupTiming } from '../../ui/popup/popup-timing.ts'
import { regionPopupTiming } from './region-popup.data.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Step = ['enter' | 'now', string] | ['leave' | 'stay'] | number

it.each<[rule: string, steps: Step[], shown: (string | null)[]]>([
  ['opens on hover', [['enter', 'a'], 0], ['a']],
  ['"closes 0.5 s after blur": not before 500 ms', [['enter', 'a'], 0, ['leave'], 499], ['a']],
  ['"closes 0.5 s after blur": at 500 ms', [['enter', 'a'], 0, ['leave'], 500], ['a', null]],
  ['who comes back within 500 ms keeps it open', [['enter', 'a'], 0, ['leave'], 499, ['stay'], 5000], ['a']],
  ['each blur counts its own 500 ms', [['enter', 'a'], 0, ['leave'], 400, ['stay'], 50, ['leave'], 499], ['a']]
])('%s', (_rule, steps, shown) => {
  const seen: (string | null)[] = []
  const timing = popupTiming<string>({
    ...regionPopupTiming,
    show: popup => seen.push(popup),
    wait(ms, act) {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    }
  })
  for (const step of steps) {
    if (typeof step === 'number') vi.advanceTimersByTime(step)
    else if (step[0] === 'enter' || step[0] === 'now') timing[step[0]](step[1])
    else timing[step[0]]()
  }
  expect(seen).toEqual(shown)
})
