import { expect, it } from 'vitest'
import { content } from '../../tests/fixtures/content.ts'
import { tournamentFaults } from './tournament-faults.ts'

const { featuredTournaments, series, pictures } = content
const { 'series-falcon': _falcon, ...others } = pictures
const [first, ...rest] = featuredTournaments

it.each<[rule: string, changed: Partial<typeof content>, fields: string[]]>([
  ['all are there', {}, []],
  [
    'a structure that is not',
    { featuredTournaments: first ? [{ ...first, structure: 'evenink' }, ...rest] : [] },
    ['0.structure']
  ],
  ['a picture that nobody describes', { pictures: others, series: series.slice(1, 2) }, ['0.events.14.picture']]
])('structures and pictures of tournaments: %s', (_rule, changed, fields) => {
  expect(tournamentFaults({ ...content, ...changed }).map(({ field }) => field)).toEqual(fields)
})
