import { afterEach, expect, it, vi } from 'vitest'
import { createMetrics } from '../platform/metrics.ts'
import { UpstreamError } from './fetch-upstream.ts'
import { createUpstreamLog } from './upstream-log.ts'

afterEach(() => vi.useRealTimers())

function make() {
  const metrics = createMetrics()
  const [warn, info] = [vi.fn(), vi.fn()]
  const leftOut = async () => (await metrics.upstreamLeftOut.get()).values.map(({ value }) => value)
  return { ...createUpstreamLog('ambassadors', { logger: { warn, info }, metrics }), metrics, warn, info, leftOut }
}
const notValid = (message: string) => new UpstreamError('not-valid', message)

it('each different fault is logged once, another message of the same kind too, and again after a good answer', () => {
  const log = make()
  log.fault(notValid('0: slug'))
  log.fault(notValid('0: slug'))
  expect(log.warn).toHaveBeenCalledTimes(1)
  log.fault(notValid('1: name'))
  log.fault(new UpstreamError('slow', '1: name'))
  expect(log.warn).toHaveBeenCalledTimes(3)
  log.good()
  expect(log.info).toHaveBeenCalledOnce()
  log.fault(notValid('1: name'))
  expect(log.warn).toHaveBeenCalledTimes(4)
})

it('every fault is counted; an upstream that always says something else does not fill the log', async () => {
  const log = make()
  for (let index = 0; index < 100; index += 1) log.fault(notValid(`fault ${index}`))
  expect(log.warn).toHaveBeenCalledTimes(20)
  expect((await log.metrics.upstreamAnswers.get()).values).toMatchObject([
    { labels: { upstream: 'ambassadors', outcome: 'not-valid' }, value: 100 }
  ])
})

it('items that cannot be shown are named once and counted', async () => {
  const log = make()
  log.good(['1: name'])
  log.good(['1: name'])
  log.good(['1: name', '2: slug'])
  expect(log.warn.mock.calls.map(([facts]) => facts)).toEqual([
    { upstream: 'ambassadors', items: ['1: name'], count: 1 },
    { upstream: 'ambassadors', items: ['2: slug'], count: 2 }
  ])
  expect(await log.leftOut()).toEqual([2])
  log.good()
  log.good(['1: name'])
  expect(log.warn, 'after it was shown again').toHaveBeenCalledTimes(3)
})

it('whether the last answer was good, and when the last good one came, before it the first fault', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  const log = make()
  const read = async () => [
    ...(await log.metrics.upstreamUp.get()).values.map(({ value }) => value),
    ...(await log.metrics.upstreamLastGood.get()).values.map(({ value }) => value)
  ]
  expect(await read(), 'nobody has asked it').toEqual([])
  log.fault(notValid('0: slug'))
  vi.setSystemTime(2_000_000)
  log.fault(notValid('0: slug'))
  expect(await read()).toEqual([0, 1000])
  log.good()
  expect(await read()).toEqual([1, 2000])
  vi.setSystemTime(3_000_000)
  log.fault(notValid('0: slug'))
  expect(await read()).toEqual([0, 2000])
})
