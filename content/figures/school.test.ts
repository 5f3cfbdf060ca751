import { expect, it } from 'vitest'
import { content } from '../../tests/fixtures/content.ts'

const { figures } = content

function valueOf(name: string): number {
  const figure = figures[name]
  if (figure?.kind === 'money') return figure.amount
  if (figure && 'value' in figure && typeof figure.value === 'number') return figure.value
  throw new Error(`${name} is no number`)
}
const round = (value: number, places = 2) => Math.round(value * 10 ** places) / 10 ** places
const percent = (part: number) => round(part * 100)
const potOdds = (bet: number) => percent(bet / (1 + 2 * bet))
const oneCard = (outs: number) => percent(outs / valueOf('oddsUnseenTurn'))
const twoCards = (outs: number) => percent(1 - ((47 - outs) * (46 - outs)) / (47 * 46))
const outs = (name: string) => valueOf(`odds${name}Outs`)
const factorialBits = Array.from({ length: 52 }, (_, index) => Math.log2(index + 1)).reduce(
  (sum, bits) => sum + bits,
  0
)
const acesSpread = Math.sqrt(221_000 * (1 / 221) * (220 / 221))

it.each<[name: string, workedOut: () => number]>([
  ['oddsPotNow', () => valueOf('oddsPot') + valueOf('oddsBet')],
  ['oddsPotCalled', () => valueOf('oddsPotNow') + valueOf('oddsBet')],
  ['oddsNeeded', () => percent(valueOf('oddsBet') / valueOf('oddsPotCalled'))],
  ['oddsNeeded', () => potOdds(0.5)],
  ['oddsThird', () => potOdds(1 / 3)],
  ['oddsTwoThirds', () => potOdds(2 / 3)],
  ['oddsWhole', () => potOdds(1)],
  ['oddsDouble', () => potOdds(2)],
  ['oddsFlushOne', () => oneCard(outs('Flush'))],
  ['oddsFlushTwo', () => twoCards(outs('Flush'))],
  ['oddsStraightOne', () => oneCard(outs('Straight'))],
  ['oddsStraightTwo', () => twoCards(outs('Straight'))],
  ['oddsGutshotOne', () => oneCard(outs('Gutshot'))],
  ['oddsGutshotTwo', () => twoCards(outs('Gutshot'))],
  ['oddsLoss', () => round((37 / 46) * valueOf('oddsBet') - (9 / 46) * valueOf('oddsPotNow'))],
  ['oddsImplied', () => round((37 / 9) * valueOf('oddsBet') - valueOf('oddsPotNow'))],
  ['structureDepth', () => valueOf('structureStack') / valueOf('structureFirstBlind')],
  ['structureLaterDepth', () => valueOf('structureStack') / valueOf('structureLaterBlind')],
  ['structureTime', () => valueOf('structureLaterLevel') * valueOf('structureLevel')],
  ['structureTurboTime', () => valueOf('structureLaterLevel') * valueOf('structureTurboLevel')],
  ['structureFee', () => valueOf('structureBuyIn') - valueOf('structureStake')],
  ['structurePool', () => valueOf('structureEntries') * valueOf('structureStake')],
  ['structureFees', () => valueOf('structureEntries') * valueOf('structureFee')],
  ['structureUnpaid', () => valueOf('structureEntries') - valueOf('structurePaid')],
  ['structureFirstShare', () => percent(valueOf('structureFirst') / valueOf('structurePool'))],
  ['structureChips', () => valueOf('structureEntries') * valueOf('structureStack')],
  ['structureAverage', () => valueOf('structureChips') / valueOf('structureLeft')],
  ['roomRake', () => (valueOf('roomPot') * valueOf('roomRakePercent')) / 100],
  ['roomCapShare', () => percent(valueOf('roomCap') / valueOf('roomLargePot'))],
  ['roomTableHour', () => valueOf('roomHands') * valueOf('roomAverageRake')],
  ['roomPlayerHour', () => valueOf('roomTableHour') / valueOf('roomPlayers')],
  ['roomOverlay', () => valueOf('roomGuarantee') - valueOf('structurePool')],
  ['shuffleBits', () => Math.ceil(factorialBits)],
  ['shuffleOldDecks', () => 2 ** valueOf('shuffleOldBits')],
  ['shuffleBias', () => percent(5 / 4 - 1)],
  ['shuffleExpected', () => valueOf('shuffleDeals') / valueOf('shuffleDeck')],
  ['shuffleSpread', () => Math.round(Math.sqrt((valueOf('shuffleDeals') * 51) / 52 ** 2))],
  ['shuffleAces', () => (52 * 51) / (4 * 3)],
  ['shuffleAcesExpected', () => valueOf('shuffleAcesHands') / valueOf('shuffleAces')],
  ['shuffleAcesLow', () => Math.round(1000 - 1.96 * acesSpread)],
  ['shuffleAcesHigh', () => Math.round(1000 + 1.96 * acesSpread)],
  ['bankrollSwing', () => valueOf('bankrollDeviation') * Math.sqrt(valueOf('bankrollHands') / 100)],
  ['bankrollRange', () => round((1.96 * 90) / Math.sqrt(valueOf('bankrollHands') / 100), 1)],
  ['bankrollManyRange', () => round((1.96 * 90) / Math.sqrt(valueOf('bankrollManyHands') / 100), 1)]
])('what follows from other figures is worked out again: %s', (name, workedOut) => {
  expect(valueOf(name)).toBe(workedOut())
})

it('the orders of a deck are as many as the text says', () => {
  const digits = (factorialBits * Math.log10(2)).toFixed(4)
  expect(Math.floor(Number(digits))).toBe(valueOf('shuffleOrdersDigits'))
  expect(Math.round(10 ** (Number(digits) - 67))).toBe(valueOf('shuffleOrdersFirst'))
})
