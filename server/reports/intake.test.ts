import { expect, it, vi } from 'vitest'
import { createIntake } from './intake.ts'

const start = Date.parse('2026-11-26T12:00:00Z')
function intakeAt() {
  const clock = { at: start }
  const warn = vi.fn()
  return { clock, warn, intake: createIntake(Buffer.from('key'), { warn }, () => new Date(clock.at)) }
}

async function taken(addressOf: (index: number) => string, count: number): Promise<number> {
  const { intake } = intakeAt()
  let sum = 0
  for (let index = 0; index < count; index++) if ((await intake.wait('reports', addressOf(index))) === null) sum += 1
  return sum
}

it.each<[rule: string, addressOf: (index: number) => string, max: number]>([
  ['a network may send twenty in a minute', () => '198.51.100.7', 20],
  ['an IPv6 /64 is one network', index => `2001:db8:1:1::${index.toString(16)}`, 20],
  ['an IPv4 /24 a hundred', index => `198.51.100.${index % 250}`, 100],
  ['all networks together six hundred', index => `10.${Math.trunc(index / 200)}.${index % 200}.1`, 600]
])('%s', async (_rule, addressOf, max) => {
  expect(await taken(addressOf, max + 50)).toBe(max)
})

it('measurements are counted apart from reports, and who waits is told how long', async () => {
  const { intake } = intakeAt()
  for (let index = 0; index < 20; index++) await intake.wait('reports', '198.51.100.7')
  expect(await intake.wait('reports', '198.51.100.7')).toBeGreaterThan(0)
  expect(await intake.wait('measurements', '198.51.100.7')).toBeNull()
})

it('reports that use up their lines of the hour leave those of measurements', () => {
  const { intake, warn } = intakeAt()
  for (let index = 0; index < 50; index++) intake.warn({ number: index }, 'browsers report')
  intake.warn({ kind: 'error' }, 'a fault in browsers')
  expect(warn).toHaveBeenLastCalledWith({ kind: 'error' }, 'a fault in browsers')
})

it('the log says each different thing once an hour, and fifty of a kind at most', () => {
  const { intake, warn, clock } = intakeAt()
  for (let index = 0; index < 200; index++) intake.warn({ number: index % 100 }, 'words')
  expect(warn).toHaveBeenCalledTimes(50)
  clock.at += 3_600_000
  intake.warn({ number: 0 }, 'words')
  intake.warn({ number: 0 }, 'words')
  expect(warn).toHaveBeenCalledTimes(51)
})
