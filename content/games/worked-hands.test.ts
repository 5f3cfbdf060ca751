import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { locales } from '../../app/domain/locales/locale.ts'
import { readCards } from '../../app/domain/poker/card.ts'
import { rankHand } from '../../app/domain/poker/hand-rank.ts'
import { findLevel } from '../../app/domain/poker/levels.ts'
import { playHand } from '../../app/domain/poker/play-hand.ts'
import { content } from '../../tests/fixtures/content.ts'

const { gameGuides, stakes, figures, ambassadors } = content

/** A worked hand as its page plays it: with the rake of its own table. */
function played(game: keyof typeof gameGuides) {
  const { hand } = gameGuides[game]
  const { rakePercent, levels } = stakes[game]
  const { rakeCap } = findLevel(levels, hand.level)
  return { hand, ...playHand(hand, { percent: rakePercent, cap: rakeCap }) }
}

it('the pot of the Omaha hand is split, and both get back what the words say more than they put in', () => {
  const { hand, shown, eachGets } = played('omaha')
  expect(shown.map(({ wins }) => wins)).toEqual([true, true])
  expect(figures.omahaSplitGain).toMatchObject({ amount: eachGets - hand.stack, currency: 'USD' })
})

it.each(locales)('the guide to Omaha says that figure in %s', locale => {
  expect(readFileSync(`content/pages/omaha/${locale}.yaml`, 'utf8')).toContain('{omahaSplitGain}')
})

it('the Short Deck call on the flop is well paid: the pot asks for less than its chances', () => {
  const { hand, streets } = played('short-deck')
  const flop = streets.find(({ name }) => name === 'flop')
  const asked = ((flop?.steps.at(-1)?.amount ?? 0) / (flop?.pot ?? 0)) * 100
  const [chance] = hand.streets.find(({ name }) => name === 'flop')?.chances?.cutoff ?? []
  expect(asked).toBeCloseTo(30.3, 1)
  expect(chance).toBeGreaterThan(asked + 5)
})

it.each<[who: string, whose: 'person' | number, street: 'flop' | 'turn' | 'river', category: string]>([
  ['yuna-katsaros', 2, 'turn', 'full-house'],
  ['yuna-katsaros', 'person', 'turn', 'pair'],
  ['yuna-katsaros', 'person', 'river', 'straight'],
  ['ilse-wackernagel-toth', 'person', 'flop', 'three-of-a-kind'],
  ['lorcan-vassal-oduya', 'person', 'river', 'pair'],
  ['solveig-aasmundtveit', 'person', 'river', 'flush']
])('the hand that %s tells: %s has, on the %s, a %s', (slug, whose, street, category) => {
  const told = ambassadors.find(ambassador => ambassador.slug === slug)
  const own = whose === 'person' ? told?.hand : told?.told?.players[whose]?.cards
  const board = told?.told?.board.split(' ').slice(0, { flop: 3, turn: 4, river: 5 }[street])
  expect(rankHand(readCards([own, ...(board ?? [])].join(' ')), told?.told?.game ?? 'holdem').category).toBe(category)
})
