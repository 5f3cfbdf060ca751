import { expect, it } from 'vitest'
import { content } from '../../tests/fixtures/content.ts'

const { gameFormats, stakes, figures } = content
const offered = (id: string) => gameFormats.find(one => one.id === id)?.offered

it.each([
  'fast-fold',
  'heads-up-sit-and-go',
  'run-it-twice',
  'straddle',
  'bomb-pots',
  'all-in-insurance',
  'private-clubs'
])('S2-90 the list says plainly whether there is %s', id => {
  expect(offered(id)).toBe(false)
})

it('S2-90 heads-up tables are offered where tables have two seats, and at those alone', () => {
  expect(offered('heads-up-tables')).toBe(true)
  expect(Object.values(stakes).map(({ seats }) => seats.includes(2))).toEqual([true, true, false])
})

it('S2-90 tournaments of the schedule are of no format that is not offered', () => {
  const types = [...content.featuredTournaments, ...content.dailyTournaments].map(({ type }) => type as string)
  const refused = gameFormats.filter(one => !one.offered).map(({ id }) => id)
  expect(types.filter(type => refused.includes(type))).toEqual([])
  expect(offered('satellites')).toBe(types.includes('satellite'))
})

it('S2-90 the limit of tables at once is the figure of other pages', () => {
  const named = gameFormats.find(({ id }) => id === 'multi-tabling')?.text
  expect(Object.values(named ?? {}).every(text => text.includes('{cashTablesAtOnce}'))).toBe(true)
  expect(figures['cashTablesAtOnce']).toBeDefined()
})
