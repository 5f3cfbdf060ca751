import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { scoreHand } from '../../../tests/fixtures/score-hand.ts'
import { deckOf, readCards } from './card.ts'
import { choose } from './hand-rank.ts'
import { type Action, type PlayedHand, playHand, type WorkedHand } from './play-hand.ts'

const { gameGuides, stakes } = content
const guides = Object.entries(gameGuides) as [keyof typeof gameGuides, (typeof gameGuides)['holdem']][]

const summaryOf = ({ streets, shown, pot, rake, eachGets }: PlayedHand) => ({
  pots: streets.map(street => street.pot),
  shown: shown.map(({ seat, rank, wins }) => `${seat} ${rank.category}${wins ? ' wins' : ''}`),
  end: [pot, rake, eachGets]
})

it.each<[rule: string, game: keyof typeof gameGuides, expected: ReturnType<typeof summaryOf>]>([
  [
    'the pot is what everybody put in; two pair beat one',
    'holdem',
    { pots: [8, 32, 64, 112], shown: ['cutoff two-pair wins', 'button pair'], end: [112, 3, 109] }
  ],
  [
    'equal hands share the pot, and the room’s share is taken before',
    'omaha',
    { pots: [11, 99, 204, 204], shown: ['cutoff straight wins', 'button straight wins'], end: [204, 3, 100.5] }
  ],
  [
    'six-plus: a flush beats a full house',
    'short-deck',
    { pots: [13, 33, 203, 203], shown: ['under-the-gun full-house', 'cutoff flush wins'], end: [203, 3, 200] }
  ]
])('%s', (_rule, game, expected) => {
  expect(summaryOf(playHand(gameGuides[game].hand, { percent: 5, cap: 3 }))).toEqual(expected)
})

/** The share of all boards to come that each seat wins and ties, in hundredths to one place. */
function chancesOf(hand: WorkedHand, board: string): Record<string, [wins: number, shares: number]> {
  const shown = Object.entries(hand.cards).map(([seat, cards]) => ({ seat, own: readCards(cards) }))
  const known = readCards(board)
  const seen = [...known, ...shown.flatMap(({ own }) => own)].map(({ rank, suit }) => `${rank}${suit}`)
  const rest = deckOf(hand.game).filter(({ rank, suit }) => !seen.includes(`${rank}${suit}`))
  const boards = choose(rest, 5 - known.length)
  const counts = Object.fromEntries(shown.map(({ seat }): [string, [number, number]] => [seat, [0, 0]]))
  for (const more of boards) {
    const scores = shown.map(({ own }) => scoreHand([...own, ...known, ...more], hand.game))
    const best = Math.max(...scores)
    const winners = scores.filter(score => score === best).length
    for (const [index, { seat }] of shown.entries()) {
      const count = counts[seat]
      if (count && scores[index] === best) count[winners === 1 ? 0 : 1] += 1
    }
  }
  const written = (count: number) => Math.round((count / boards.length) * 1000) / 10
  return Object.fromEntries(
    Object.entries(counts).map(([seat, [wins, shares]]) => [seat, [written(wins), written(shares)]])
  )
}

it.each(guides)('the chances that the guide to %s shows are counted board by board', (_game, { hand }) => {
  const boards = hand.streets.map((_street, index) =>
    hand.streets
      .slice(0, index + 1)
      .map(({ board }) => board)
      .join(' ')
  )
  const shown = hand.streets.flatMap(({ name, chances }, index) => (chances ? [{ name, index, chances }] : []))
  expect(shown.map(({ name, chances }) => ({ name, ...chances }))).toEqual(
    shown.map(({ name, index }) => ({ name, ...chancesOf(hand, boards[index] ?? '') }))
  )
})

it.each(guides)('the hand of %s is played at a level that the room has, for a full buy-in', (game, { hand }) => {
  const level = stakes[game].levels.find(({ forced }) => forced.join() === hand.level.join())
  expect([level?.rakeCap, hand.stack, hand.unit]).toEqual([3, stakes[game].buyIn.most, hand.level[1]])
})

const base: WorkedHand = {
  game: 'holdem',
  limit: 'none',
  you: 'button',
  stack: 10,
  unit: 1,
  posts: [
    { seat: 'small-blind', amount: 0.5 },
    { seat: 'big-blind', amount: 1 }
  ],
  cards: { button: 'As Ks', 'big-blind': 'Qs Qd' },
  streets: []
}
const preflop =
  (actions: Action[], limit: WorkedHand['limit'] = 'none') =>
  () =>
    playHand({ ...base, limit, streets: [{ name: 'preflop', board: '', actions }] }, { percent: 5, cap: 3 })

it.each<[rule: string, actions: Action[], limit: WorkedHand['limit'], says: RegExp]>([
  [
    'who has folded acts no more',
    [
      { seat: 'button', act: 'fold' },
      { seat: 'button', act: 'call' }
    ],
    'none',
    /it has folded/
  ],
  ['no check where there is a bet', [{ seat: 'button', act: 'check' }], 'none', /there is a bet/],
  ['nothing to call', [{ seat: 'big-blind', act: 'call' }], 'none', /nothing to call/],
  ['a raise is at least as much as the bet', [{ seat: 'button', act: 'raise', to: 1.5 }], 'none', /too little/],
  ['nobody bets more than they have', [{ seat: 'button', act: 'raise', to: 11 }], 'none', /not as much/],
  ['pot limit: at most the pot after the call', [{ seat: 'button', act: 'raise', to: 4 }], 'pot', /over the pot/],
  ['every bet is answered', [{ seat: 'button', act: 'raise', to: 3 }], 'none', /has not answered/]
])('%s', (_rule, actions, limit, says) => {
  expect(preflop(actions, limit)).toThrow(says)
})
