import { formatLocale } from '../../domain/figures/format-locale.ts'
import type { Equity, Share } from './equity.ts'
import { type DealField, type ReadDeal, writeCards } from './read-deal.ts'

/** The result as text: cards as they are written down, figures as the locale writes them. */
export type EquityFigures = {
  board: string
  hands: HandFigures[]
  method: string
}

export type HandFigures = {
  field: DealField
  cards: string
  written: Record<keyof Share, string>
  /** Its part of the pot, in hundredths, and where that begins. */
  part: number
  from: number
}

/** The sentences about the method, with `{boards}` and `{error}` to fill in: for an exact count, one in each form of a number. */
type MethodWords = { complete: string; exact: Partial<Record<string, string>>; drawn: string }
type Side = 'server' | 'browser'

/** The figures of an equity in words. Null without a deal. The server hands over strings: a browser may write the same locale in another way. */
export function equityFigures(
  { deal, fields }: ReadDeal,
  { shares, boards, isExact, error }: Equity,
  words: MethodWords,
  locale: string,
  side: Side
): EquityFigures | null {
  if (!deal) return null
  const share = (part: number) => formatShare(part, locale, side)
  let end = 0
  return {
    board: writeCards(deal.board),
    hands: fields.flatMap((field, place) => {
      const [hand, of] = [deal.hands[place], shares[place]]
      if (!hand || !of) return []
      const written = { win: share(of.win), tie: share(of.tie), equity: share(of.equity) }
      const from = end
      end += of.equity * 100
      return { field, cards: writeCards(hand), written, part: of.equity * 100, from }
    }),
    method: methodOf(boards, isExact, words, formatLocale(locale, side))
      .replace('{boards}', formatBoards(boards, locale, side))
      .replace('{error}', share(error))
  }
}

function methodOf(boards: number, isExact: boolean, { complete, exact, drawn }: MethodWords, tag: string): string {
  if (!isExact) return drawn
  return boards === 1 ? complete : (exact[new Intl.PluralRules(tag).select(boards)] ?? exact.other ?? complete)
}

/** A part of one as a percentage with one place: 54.2%, 54,2 %. */
const formatShare = (share: number, locale: string, side: Side): string =>
  new Intl.NumberFormat(formatLocale(locale, side), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1
  })
    .format(share)
    .replaceAll(' ', '\u00a0')

/** A count as the locale writes it: 1,712,304. */
const formatBoards = (count: number, locale: string, side: Side): string =>
  new Intl.NumberFormat(formatLocale(locale, side)).format(count)
