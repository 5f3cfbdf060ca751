import { pluralRules } from '../../domain/figures/formatters.ts'
import { cardName, deckOf, suits } from '../../domain/poker/card.ts'
import type { Translate } from '../../site/messages/translate.ts'
import { dealFaults, dealFields, recordOf } from './read-deal.ts'

/** The cards of the picker: a row a suit, the highest first. */
export const deckNames: readonly string[] = suits.flatMap(suit =>
  deckOf('holdem')
    .filter(card => card.suit === suit)
    .map(cardName)
    .toReversed()
)

/** Numbers in each form that a language has for whole ones: words are sent to the browser, which knows no messages. */
const sampleCounts = [1_000_000, 100, 21, 11, 5, 3, 2, 1]

/** The words of the calculator, as its part takes them. */
export type EquityWords = ReturnType<typeof equityWords>

export const equityWords = (t: Translate, locale: string) => ({
  form: t('equity-calculator.form'),
  fields: recordOf(dealFields, field => t(`equity-calculator.${field}`)),
  hintHand: t('equity-calculator.hint-hand'),
  hintBoard: t('equity-calculator.hint-board'),
  /** With `{field}` to fill in. */
  faults: recordOf(dealFaults, fault => t(`equity-calculator.fault-${fault}`, { field: '{field}' })),
  calculate: t('equity-calculator.calculate'),
  clear: t('equity-calculator.clear'),
  picker: t('equity-calculator.picker'),
  pickerHint: t('equity-calculator.picker-hint'),
  /** In the order of `deckNames`. */
  cards: deckNames.map(name => t('equity-calculator.card', { rank: name.slice(0, -1), suit: name.slice(-1) })),
  result: t('equity-calculator.result'),
  noResult: t('equity-calculator.no-result'),
  part: t('equity-calculator.part'),
  wins: t('equity-calculator.wins'),
  shares: t('equity-calculator.shares'),
  /** Of one board alone: nothing is left to come. */
  complete: t('equity-calculator.complete'),
  /** With `{boards}` to fill in, in each form that the language has for a number. */
  exact: Object.fromEntries(
    sampleCounts.map(count => [
      pluralRules(locale).select(count),
      t('equity-calculator.exact', { count, boards: '{boards}' })
    ])
  ),
  drawn: t('equity-calculator.drawn', { boards: '{boards}', error: '{error}' }),
  counting: t('equity-calculator.counting')
})

export const cardsInWords = (cards: string, { cards: words }: Pick<EquityWords, 'cards'>): string =>
  cards
    .split(' ')
    .map(name => words[deckNames.indexOf(name)])
    .join(', ')
