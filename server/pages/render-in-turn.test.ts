import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { renderInTurn, TooManyWait } from './render-in-turn.ts'

/** Renders that end when the test says so. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { render: () => promise, end: resolve }
}

it('what belongs to one request waits its turn, in the order in which it was asked for', async () => {
  const ended: number[] = []
  const renders = [0, 1, 2, 3].map(async number => {
    await renderInTurn('error', turn)
    ended.push(number)
  })
  await Promise.all(renders)
  expect(ended).toEqual([0, 1, 2, 3])
})

it('what has come in meanwhile is answered between two renders', async () => {
  const order: string[] = []
  const renders = Array.from({ length: 5 }, () => renderInTurn('error', async () => void order.push('rendered')))
  setImmediate(() => order.push('answered from the store'))
  await Promise.all(renders)
  expect(order).toHaveLength(6)
  expect(order.at(-1)).toBe('rendered')
})

it.each([
  ['page', 102],
  ['error', 51]
] as const)(
  'of a flood so many wait, the others are told to come again; then there is room again: %s',
  async (kind, most) => {
    const { render, end } = held()
    const accepted = Array.from({ length: most }, () => renderInTurn(kind, render))
    await expect(renderInTurn(kind, render)).rejects.toThrow(TooManyWait)
    const other = kind === 'page' ? 'error' : 'page'
    expect(await renderInTurn(other, async () => 'the other line goes on')).toBe('the other line goes on')
    end('rendered')
    expect(new Set(await Promise.all(accepted))).toEqual(new Set(['rendered']))
    expect(await renderInTurn(kind, async () => 'once more')).toBe('once more')
  }
)

it('a render that fails gives up its place', async () => {
  await expect(renderInTurn('error', () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault')
  expect(await renderInTurn('error', async () => 'the next')).toBe('the next')
})
