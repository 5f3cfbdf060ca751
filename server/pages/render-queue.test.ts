import { setImmediate as turn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { createRenderQueue, QueueFullError } from './render-queue.ts'

/** Renders that end when the test says so. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { render: () => promise, end: resolve }
}

it('renders of one network come one after another, in the order in which they were asked for', async () => {
  const queue = createRenderQueue()
  const ended: number[] = []
  await Promise.all(
    [0, 1, 2, 3].map(async number => {
      await queue.own('a', turn)
      ended.push(number)
    })
  )
  expect(ended).toEqual([0, 1, 2, 3])
})

it('what has come in meanwhile is answered between two renders', async () => {
  const queue = createRenderQueue()
  const order: string[] = []
  const renders = Array.from({ length: 5 }, () => queue.own('a', async () => void order.push('rendered')))
  setImmediate(() => order.push('answered from the cache'))
  await Promise.all(renders)
  expect(order).toHaveLength(6)
  expect(order.at(-1)).toBe('rendered')
})

it('one network cannot starve another: the lines take turns', async () => {
  const queue = createRenderQueue()
  const order: string[] = []
  const flood = Array.from({ length: 50 }, () => queue.own('flood', async () => void order.push('flood')))
  const visitor = queue.own('visitor', async () => void order.push('visitor'))
  await Promise.all([...flood, visitor])
  expect(order.indexOf('visitor')).toBeLessThan(5)
})

it('nor with many requests fill the queue: beyond fifty of a network it is told to come again, others are not', async () => {
  const refused = vi.fn()
  const queue = createRenderQueue(refused)
  const { render, end } = held()
  const flood = Array.from({ length: 50 }, () => queue.own('flood', render))
  await expect(queue.own('flood', render)).rejects.toThrow(QueueFullError)
  expect(refused).toHaveBeenCalledOnce()
  const visitor = queue.own('visitor', async () => 'a visitor')
  expect(await queue.shared(async () => 'a page'), 'pages for the cache have a limit of their own').toBe('a page')
  end('rendered')
  expect(await visitor).toBe('a visitor')
  expect(new Set(await Promise.all(flood))).toEqual(new Set(['rendered']))
  expect(await queue.own('flood', async () => 'room again')).toBe('room again')
})

it('"load shedding": of all networks three hundred wait at most', async () => {
  const queue = createRenderQueue()
  const { render, end } = held()
  const flood = Array.from({ length: 300 }, (_, index) => queue.own(`network ${index}`, render))
  await expect(queue.own('one more', render)).rejects.toThrow(QueueFullError)
  end('rendered')
  await Promise.all(flood)
})

it('a render that fails gives up its place', async () => {
  const queue = createRenderQueue()
  await expect(queue.own('a', () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault')
  expect(await queue.own('a', async () => 'the next')).toBe('the next')
})
