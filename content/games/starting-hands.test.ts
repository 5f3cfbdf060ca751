import { expect, it } from 'vitest'
import { type Card, cardName, deckOf } from '../../app/domain/poker/card.ts'
import { scoreBest } from '../../app/domain/poker/hand-score.ts'
import { drawBoard, randomFrom } from '../../app/features/equity-calculator/boards.ts'
import { content } from '../../tests/fixtures/content.ts'

const { equities, bands } = content.startingHands
const draws = 6000

/** How often a hand wins against a random one on a random board, in hundredths. */
function drawn(own: readonly Card[]): number {
  const known = new Set(own.map(cardName))
  const rest = deckOf('holdem').filter(card => !known.has(cardName(card)))
  const random = randomFrom(own.map(cardName).join())
  let won = 0
  for (let count = 0; count < draws; count += 1) {
    const cards = drawBoard(rest, 7, random)
    const [mine, theirs] = [scoreBest([...own, ...cards.slice(2)], 'usual'), scoreBest([...cards], 'usual')]
    won += mine > theirs ? 1 : mine === theirs ? 0.5 : 0
  }
  return (won / draws) * 100
}

it('S2-91 every starting hand has the equity that the calculator draws, within three hundredths', () => {
  const far = equities.flatMap((row, first) =>
    row.map((equity, second) => {
      const suited = second > first
      const own: Card[] = [
        { rank: 14 - first, suit: 's' },
        { rank: 14 - second, suit: suited ? 's' : 'h' }
      ]
      return { at: `${first} ${second}`, off: Math.abs(drawn(own) - equity) }
    })
  )
  expect(far.filter(({ off }) => off > 3)).toEqual([])
})

it('S2-91 the words of the chart name the bands that it draws', () => {
  const { startHandsTop, startHandsHigh, startHandsEven } = content.figures
  expect([startHandsTop, startHandsHigh, startHandsEven]).toMatchObject(bands.map(value => ({ value })))
})
