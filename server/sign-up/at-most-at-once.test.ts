import { expect, it } from 'vitest'
import { atMostAtOnce } from './at-most-at-once.ts'

it.each([1, 2, 5])('never more than %i at once, all in the end, in order, also where one fails', async limit => {
  const inTurn = atMostAtOnce(limit)
  let running = 0
  let most = 0
  const begun: number[] = []
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) =>
      inTurn(async () => {
        begun.push(index)
        running += 1
        most = Math.max(most, running)
        await new Promise(resolve => setTimeout(resolve, 1))
        running -= 1
        if (index === 3) throw new Error('this one fails')
        return index
      })
    )
  )
  expect(most).toBe(limit)
  expect(begun).toEqual(Array.from({ length: 12 }, (_, index) => index))
  expect(results.map(({ status }) => status).filter(status => status === 'rejected')).toHaveLength(1)
})
