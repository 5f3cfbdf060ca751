import { type Card, cardName, readCards } from '../../domain/poker/card.ts'
import type { Deal } from './equity.ts'

/** The parameters of the query, which are the fields of the form. */
const handFields = ['hero', 'villain', 'villain2', 'villain3'] as const
export const dealFields = [...handFields, 'board'] as const
export type DealField = (typeof dealFields)[number]

/** Something of each key, as a record. */
export const recordOf = <K extends string, Value>(keys: readonly K[], valueOf: (key: K) => Value) =>
  Object.fromEntries(keys.map(key => [key, valueOf(key)])) as Record<K, Value>

/** `unread`: the text is no card. `count`: not two cards, or on the board not none, three, four or five. `twice`: a card is in another field already. */
export const dealFaults = ['missing', 'unread', 'count', 'twice'] as const
export type DealFault = (typeof dealFaults)[number]

export type ReadDeal = {
  /** Null where something is wrong. */
  deal: Deal | null
  /** The fields whose hands `deal` holds, in its order. */
  fields: DealField[]
  faults: Partial<Record<DealField, DealFault>>
}

const longest = 60
const boardSizes = [0, 3, 4, 5]
const needed: readonly DealField[] = ['hero', 'villain']

/** Reads the cards that someone has written: "two to four hands", and a board of none, three, four or five cards. */
export function readDeal(written: Readonly<Partial<Record<DealField, string>>>): ReadDeal {
  const faults: ReadDeal['faults'] = {}
  const read = new Map<DealField, Card[]>()
  const seen = new Set<string>()
  for (const field of dealFields) {
    const cards = cardsIn(written[field] ?? '')
    const fault = cards === null ? 'unread' : faultOf(field, cards, seen)
    if (fault) faults[field] = fault
    for (const card of cards ?? []) seen.add(cardName(card))
    if (cards?.length) read.set(field, cards)
  }
  const fields = handFields.filter(field => read.has(field))
  if (Object.keys(faults).length > 0) return { deal: null, fields, faults }
  return { deal: { hands: fields.map(field => read.get(field) ?? []), board: read.get('board') ?? [] }, fields, faults }
}

function faultOf(field: DealField, cards: readonly Card[], seen: ReadonlySet<string>): DealFault | null {
  if (cards.length === 0 && needed.includes(field)) return 'missing'
  const right = field === 'board' ? boardSizes.includes(cards.length) : cards.length === 2 || cards.length === 0
  if (!right) return 'count'
  const names = cards.map(cardName)
  return new Set(names).size < names.length || names.some(name => seen.has(name)) ? 'twice' : null
}

const symbols: Readonly<Record<string, string>> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' }

function cardsIn(written: string): Card[] | null {
  const plain = written.replace(/[♠♥♦♣]/gu, symbol => symbols[symbol] ?? '').replace(/,|;|\ufe0e|\ufe0f/g, ' ')
  if (plain.length > longest) return null
  try {
    return readCards(plain)
  } catch {
    return null
  }
}

/** Cards as they stand in a field and in an address: `As Kd`. */
export const writeCards = (cards: readonly Card[]): string => cards.map(cardName).join(' ')
