import { expect, it } from 'vitest'
import { type StoryHand, storyHandFault } from './ambassadors.schema.ts'

const hand: StoryHand = {
  section: 3,
  game: 'holdem',
  board: 'Kh 9h 4c 7s 2h',
  players: [
    { seat: 'button', act: 'fold' },
    { seat: 'big-blind', cards: 'Ks Kd', wins: true }
  ]
}

it.each<[rule: string, change: Partial<StoryHand>, own: string, fault: string | null]>([
  ['as it is', {}, 'Ah 5h', null],
  ['a card of the board in the hand', {}, 'Kh 5h', 'Kh is there twice'],
  [
    'two players in one seat',
    { players: [{ seat: 'button' }, { seat: 'button' }] },
    'Ah 5h',
    'two players are at button'
  ],
  [
    'one who folds and wins',
    { players: [{ seat: 'button', act: 'fold', wins: true }] },
    'Ah 5h',
    'button folds and wins'
  ],
  ['two common cards', { board: 'Kh 9h' }, 'Ah 5h', 'the board is none, three, four or five cards'],
  ['four cards of one’s own in hold’em', {}, 'Ah 5h 6h 7h', 'hand has 4 cards: write 2'],
  [
    'one card shown',
    { players: [{ seat: 'button' }, { seat: 'hijack', cards: 'As' }] },
    'Ah 5h',
    'hijack shows 1 cards: write 2'
  ],
  [
    'a five in Short Deck',
    { game: 'short-deck', board: '', players: [{ seat: 'button' }] },
    'Ah 5h',
    '5h is not in the deck of short-deck'
  ],
  [
    'their own cards once more',
    { players: [{ seat: 'button', cards: 'Ah 5h' }] },
    'Ah 5h',
    'the cards of the person are hand: leave them out here'
  ]
])('S2-67 a hand of a story: %s', (_rule, change, own, fault) => {
  expect(storyHandFault({ ...hand, ...change }, own)).toBe(fault)
})
