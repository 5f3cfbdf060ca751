import { formatLocale } from '../../domain/figures/format-locale.ts'
import type { Equity } from './equity.ts'
import type { EquityWords } from './equity-words.ts'
import { type ReadDeal, writeCards } from './read-deal.ts'

/** The result as text: cards as they are written down, figures as the locale writes them. */
export type EquityFigures = NonNullable<ReturnType<typeof equityFigures>>

/** The figures of an equity in words. Null without a deal. The server hands over strings: a browser may write the same locale in another way. */
export function equityFigures(
  { deal, fields }: ReadDeal,
  { shares, boards, isExact, error }: Equity,
  words: EquityWords,
  locale: string,
  side: 'server' | 'browser'
) {
  if (!deal) return null
  const tag = formatLocale(locale, side)
  const write = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tag, options).format(value).replaceAll(' ', '\u00a0')
  /** A part of one as a percentage with one place: 54.2%, 54,2 %. */
  const share = (part: number) => write(part, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  let end = 0
  return {
    board: writeCards(deal.board),
    hands: fields.flatMap((field, place) => {
      const [hand, of] = [deal.hands[place], shares[place]]
      if (!hand || !of) return []
      const written = { win: share(of.win), tie: share(of.tie), equity: share(of.equity) }
      /** Its part of the pot, in hundredths, and where that begins. */
      const [part, from] = [of.equity * 100, end]
      end += part
      return { field, cards: writeCards(hand), written, part, from }
    }),
    method: methodOf(boards, isExact, words, tag).replace('{boards}', write(boards)).replace('{error}', share(error))
  }
}

function methodOf(boards: number, isExact: boolean, { complete, exact, drawn }: EquityWords, tag: string): string {
  if (!isExact) return drawn
  return boards === 1 ? complete : (exact[new Intl.PluralRules(tag).select(boards)] ?? exact.other ?? complete)
}
