import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { regionPopupTiming } from '../../features/region-selector/region-popup.data.ts'
import { popupTiming } from './popup-timing.client.ts'

const menu = { openAfterMs: 120, closeAfterMs: 250 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Step = ['enter' | 'now', string] | ['leave' | 'stay'] | number

it.each<[rule: string, steps: Step[], shown: (string | null)[], pauses?: typeof regionPopupTiming]>([
  ['hover intent: passing over opens nothing', [['enter', 'a'], 119, ['leave'], 119], []],
  ['hover intent: the next one opens after the pause', [['enter', 'a'], 120, ['enter', 'b'], 119, 1], ['a', 'b']],
  ['it closes after the pause', [['now', 'a'], ['leave'], 249, 1], ['a', null]],
  ['a press acts at once and calls off what was pending', [['enter', 'a'], 50, ['now', 'a'], 1000], ['a']],
  ['S2-29 the region picker opens on hover', [['enter', 'a'], 0], ['a'], regionPopupTiming],
  ['S2-29 and stays for 499 ms after blur', [['enter', 'a'], 0, ['leave'], 499], ['a'], regionPopupTiming],
  ['S2-29 and closes at 500 ms', [['enter', 'a'], 0, ['leave'], 500], ['a', null], regionPopupTiming],
  [
    'S2-29 a return within 500 ms keeps it open, and the next blur has 500 ms of its own',
    [['enter', 'a'], 0, ['leave'], 400, ['stay'], 5000, ['leave'], 499],
    ['a'],
    regionPopupTiming
  ]
])('%s', (_rule, steps, shown, pauses) => {
  const seen: (string | null)[] = []
  const timing = popupTiming<string>({
    ...(pauses ?? menu),
    show: popup => seen.push(popup)
  })
  for (const step of steps) {
    if (typeof step === 'number') vi.advanceTimersByTime(step)
    else if (step[0] === 'enter' || step[0] === 'now') timing[step[0]](step[1])
    else timing[step[0]]()
  }
  expect(seen).toEqual(shown)
})
