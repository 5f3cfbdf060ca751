import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { playHand } from '../../domain/poker/play-hand.ts'
import { type ReplayMoment, replayMoments } from './replay-moments.ts'

const { gameGuides } = content
const games = ['holdem', 'omaha', 'short-deck'] as const
const rake = { percent: 5, cap: 3 }
const momentsOf = (game: (typeof games)[number]) => {
  const { hand } = gameGuides[game]
  return replayMoments(hand, playHand(hand, rake))
}
const sum = (amounts: readonly number[]) => Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100
const inHand = ({ seats }: ReplayMoment) => seats.filter(({ folded }) => !folded).map(({ seat }) => seat)

it.each<[game: (typeof games)[number], pots: number[], cards: number[], remain: number[]]>([
  ['holdem', [8, 32, 64, 112, 112], [0, 3, 4, 5, 5], [3, 2, 2, 2, 2]],
  ['omaha', [11, 99, 204, 204, 204], [0, 3, 4, 5, 5], [3, 2, 2, 2, 2]],
  ['short-deck', [13, 33, 203, 203, 203], [0, 3, 4, 5, 5], [2, 2, 2, 2, 2]]
])('%s: the pot, the board and who is in, moment by moment', (game, pots, cards, remain) => {
  const moments = momentsOf(game)
  expect(moments.map(({ pot }) => pot)).toEqual(pots)
  expect(moments.map(({ board }) => board.split(' ').filter(Boolean).length)).toEqual(cards)
  expect(moments.map(moment => inHand(moment).length)).toEqual(remain)
})

it.each(games)('%s: no money is made or lost; the rake alone leaves the table', game => {
  const moments = momentsOf(game)
  const { hand } = gameGuides[game]
  const total = (moments[0]?.seats.length ?? 0) * hand.stack
  for (const { name, pot, seats } of moments) {
    const stacks = sum(seats.map(({ stack }) => stack))
    expect(stacks, name).toBe(name === 'showdown' ? total - rake.cap : total - pot)
  }
})

it('your seat is first and the others follow clockwise', () => {
  expect(momentsOf('short-deck')[0]?.seats.map(({ seat }) => seat)).toEqual([
    'cutoff',
    'button',
    'under-the-gun',
    'hijack'
  ])
})

it('on each street a seat shows what it did last and what it has in front of it', () => {
  const [preflop, flop] = momentsOf('holdem')
  const shown = (moment: ReplayMoment | undefined) =>
    moment?.seats.map(({ seat, act, bet, stack }) => [seat, act, bet, stack])
  expect(shown(preflop)).toEqual([
    ['button', 'call', 2.5, 97.5],
    ['small-blind', 'fold', 0.5, 99.5],
    ['big-blind', 'call', 2.5, 97.5],
    ['under-the-gun', 'fold', 0, 100],
    ['hijack', 'fold', 0, 100],
    ['cutoff', 'raise', 2.5, 97.5]
  ])
  expect(shown(flop)?.filter(([, act]) => act !== null)).toEqual([
    ['button', 'raise', 12, 85.5],
    ['big-blind', 'fold', 0, 97.5],
    ['cutoff', 'call', 12, 85.5]
  ])
})

it('at the show-down those who share the pot all win', () => {
  expect(
    momentsOf('omaha')
      .at(-1)
      ?.seats.filter(({ wins }) => wins)
      .map(({ seat, stack }) => [seat, stack])
  ).toEqual([
    ['button', 100.5],
    ['cutoff', 100.5]
  ])
})
