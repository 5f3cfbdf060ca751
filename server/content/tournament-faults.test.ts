import { expect, it } from 'vitest'
import { content } from '../../tests/fixtures/content.ts'
import { tournamentFaults } from './tournament-faults.ts'

const { featuredTournaments, dailyTournaments, results, series, pictures } = content
const { 'series-falcon': _falcon, ...others } = pictures
const [first, ...rest] = featuredTournaments

const named = first?.id ?? ''
const seatsAndResults = [
  ...dailyTournaments.flatMap(({ seats }, index) => (seats?.into === named ? [`${index}.seats.into`] : [])),
  ...results.flatMap(({ tournament }, index) => (tournament === named ? [`${index}.tournament`] : []))
]

it.each<[rule: string, changed: Partial<typeof content>, fields: string[]]>([
  ['all are there', {}, []],
  [
    'a structure that is not',
    { featuredTournaments: first ? [{ ...first, structure: 'evenink' }, ...rest] : [] },
    ['0.structure']
  ],
  [
    'a series and an event without their structure',
    {
      series: series.slice(1, 2).map(item => ({
        ...item,
        structure: 'evenink',
        events: item.events.slice(0, 1).map(event => ({ ...event, structure: 'evenink' }))
      }))
    },
    ['0.structure', '0.events.0.structure']
  ],
  ['seats in no tournament, a result of none', { featuredTournaments: rest, series: [] }, seatsAndResults],
  ['a picture that nobody describes', { pictures: others, series: series.slice(1, 2) }, ['0.events.15.picture']],
  [
    'a satellite of a series without its main event',
    {
      series: series.slice(1, 2).map(item => ({ ...item, events: item.events.filter(({ seats }) => seats) }))
    },
    ['0.events.0.seats.into']
  ]
])('structures and pictures of tournaments: %s', (_rule, changed, fields) => {
  expect(tournamentFaults({ ...content, ...changed }).map(({ field }) => field)).toEqual(fields)
})
