import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { hands as schema } from '../../../content/hands/hands.schema.ts'
import { readCards } from '../../domain/poker/card.ts'
import { equityOf } from '../equity-calculator/equity.ts'
import { chanceOf, chances, todaysHand } from './todays-hand.ts'

const hands = v.parse(schema, parse(readFileSync('content/hands/hands.yaml', 'utf8')))

it.each<[rule: string, now: string, hand: string, until: string]>([
  ['one hand for each day', '1970-01-01T00:00:00Z', 'a', '1970-01-02T00:00:00.000Z'],
  ['to its last millisecond', '1970-01-01T23:59:59.999Z', 'a', '1970-01-02T00:00:00.000Z'],
  ['another from midnight UTC on', '1970-01-02T00:00:00Z', 'b', '1970-01-03T00:00:00.000Z'],
  ['after the last the first', '1970-01-04T12:00:00Z', 'a', '1970-01-05T00:00:00.000Z']
])('%s', (_rule, now, hand, until) => {
  const today = todaysHand(['a', 'b', 'c'], new Date(now))
  expect([today.hand, today.until.toISOString()]).toEqual([hand, until])
})

it.each<[wins: number, ties: number, chance: ReturnType<typeof chanceOf>]>([
  [65, 0, 'far-ahead'],
  [64, 1, 'ahead'],
  [50, 0, 'ahead'],
  [40, 20, 'ahead'],
  [49, 1, 'behind'],
  [35, 0, 'behind'],
  [34, 0, 'far-behind'],
  [0, 0, 'far-behind']
])('of 100 boards %d won and %d shared are %s', (wins, ties, chance) => {
  expect(chanceOf({ wins, ties, boards: 100 })).toBe(chance)
})

it.each(hands)('$id: $you against $opponent on $board is counted right, on every board there is', hand => {
  const own = [readCards(hand.you), readCards(hand.opponent)]
  const { shares, boards, isExact } = equityOf({ hands: own, board: readCards(hand.board) })
  const [you] = shares
  expect(isExact).toBe(true)
  expect({ wins: hand.wins, ties: hand.ties, boards: hand.boards }).toEqual({
    wins: Math.round((you?.win ?? 0) * boards),
    ties: Math.round((you?.tie ?? 0) * boards),
    boards
  })
})

it('every answer is right as often as every other', () => {
  const counts = Map.groupBy(hands, chanceOf)
  expect(chances.map(({ name }) => counts.get(name)?.length)).toEqual([16, 16, 16, 16])
})
