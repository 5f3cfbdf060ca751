import { expect, it } from 'vitest'
import { adoptTogether } from './adopt-together.ts'

const gatherMs = 20

it('changes that come close together are taken up as one, later ones by themselves', async () => {
  const adopted: string[][] = []
  const take = adoptTogether<string>(async changes => void adopted.push([...changes]), gatherMs)
  await Promise.all([take('menu'), take('people')])
  await take('menu again')
  expect(adopted).toEqual([['menu', 'people'], ['menu again']])
})

it('what cannot be taken up together is tried alone: one bad change does not spoil the good ones', async () => {
  const adopted: string[][] = []
  const take = adoptTogether<string>(async changes => {
    if (changes.includes('bad')) throw new Error('no')
    adopted.push([...changes])
  }, gatherMs)
  const fates = await Promise.allSettled([take('menu'), take('bad'), take('people')])
  expect(fates.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(adopted).toEqual([['menu'], ['people']])
})

it('one taking up at a time', async () => {
  let running = 0
  let most = 0
  const take = adoptTogether<string>(async () => {
    most = Math.max(most, ++running)
    await new Promise(done => setTimeout(done, 3 * gatherMs))
    running--
  }, gatherMs)
  const first = take('a')
  await new Promise(done => setTimeout(done, 2 * gatherMs))
  await Promise.all([first, take('b')])
  expect(most).toBe(1)
})
