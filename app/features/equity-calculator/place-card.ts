import { cardName, cardsIn } from '../../domain/poker/card.ts'
import { type DealField, dealFields, recordOf } from './read-deal.ts'

/** The cards of each field, as they are written. */
export type FieldCards = Readonly<Record<DealField, readonly string[]>>

/** The cards of the fields, as far as they can be read. */
export const cardsOfFields = (written: Readonly<Partial<Record<DealField, string | undefined>>>): FieldCards =>
  recordOf(dealFields, field => cardsIn(written[field] ?? '').map(cardName))

/** How many cards a field has room for. */
export const roomIn = (field: DealField): number => (field === 'board' ? 5 : 2)

/** Where a card goes that is pressed: back, where it lies already; else to the field that one was in last, and when that is full to the next with room. */
export function placeCard(cards: FieldCards, card: string, last: DealField): FieldCards {
  const holder = dealFields.find(field => cards[field].includes(card))
  if (holder) return { ...cards, [holder]: cards[holder].filter(other => other !== card) }
  const start = dealFields.indexOf(last)
  const order = [...dealFields.slice(start), ...dealFields.slice(0, start)]
  const free = order.find(field => cards[field].length < roomIn(field))
  return free ? { ...cards, [free]: [...cards[free], card] } : cards
}

/** The cards of a deck are rows of thirteen. */
export const perRow = 13
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow }

/** Which card the keyboard moves to. Returns null where the key moves nothing. */
export function nextPlace(from: number, key: string, size: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return size - 1
  const step = steps[key]
  if (step === undefined) return null
  return (from + step + size) % size
}
