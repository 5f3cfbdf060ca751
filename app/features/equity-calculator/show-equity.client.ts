import { cardName } from '../../site/poker/card.ts'
import { drawCards } from '../../ui/playing-cards/draw-cards.client.ts'
import type { Equity, Share } from './equity.ts'
import { formatBoards, formatShare } from './format-share.ts'
import { handFields, type ReadDeal, writeCards } from './read-deal.ts'
import { writeText } from './write-text.client.ts'

const panel = () => document.querySelector<HTMLElement>('[data-equity-result]')
const language = () => document.documentElement.lang.toLowerCase()

/** Writes an equity into the panel of the page, in its own words and its own way of writing figures. */
export function showEquity({ deal, fields }: ReadDeal, { shares, boards, isExact, error }: Equity): void {
  const result = panel()
  if (!result || !deal) return
  for (const field of handFields) {
    const row = result.querySelector<HTMLElement>(`[data-equity-row=${field}]`)
    const place = fields.indexOf(field)
    const [share, hand] = [shares[place], deal.hands[place]]
    if (!row) continue
    row.hidden = !share
    if (share && hand) showRow(row, share, hand)
  }
  const board = result.querySelector<HTMLElement>('[data-equity-board]')
  if (board) {
    board.hidden = deal.board.length === 0
    if (deal.board.length > 0) board.replaceChildren(drawn(deal.board))
  }
  const words = (isExact ? result.dataset.exact : result.dataset.drawn) ?? ''
  const written = words
    .replace('{boards}', formatBoards(boards, language(), 'browser'))
    .replace('{error}', formatShare(error, language(), 'browser'))
  writeText(result, 'data-equity-method', written)
}

/** Says that better figures are on their way, behind what is said already. */
export function showUnderWay(): void {
  const result = panel()
  const method = result?.querySelector('[data-equity-method]')
  method?.append(` ${result?.dataset.counting ?? ''}`)
}

/** Takes the last result away: it is not that of the cards that stand in the form. */
export function showNoResult(): void {
  const result = panel()
  if (!result) return
  for (const part of result.querySelectorAll<HTMLElement>('[data-equity-row], [data-equity-board]')) part.hidden = true
  writeText(result, 'data-equity-method', result.dataset.noResult ?? '')
}

function showRow(row: HTMLElement, { win, tie, equity }: Share, hand: Parameters<typeof writeCards>[0]): void {
  row.querySelector('[data-equity-cards]')?.replaceChildren(drawn(hand))
  const write = (part: number) => formatShare(part, language(), 'browser')
  writeText(row, 'data-equity-part', write(equity))
  writeText(row, 'data-equity-win', write(win))
  writeText(row, 'data-equity-tie', write(tie))
  const [won, shared] = row.querySelectorAll('rect')
  won?.setAttribute('width', `${win * 100}`)
  shared?.setAttribute('x', `${win * 100}`)
  shared?.setAttribute('width', `${(equity - win) * 100}`)
}

/** The buttons of the picker know every card by name, in the page's language. */
function drawn(cards: Parameters<typeof writeCards>[0]): HTMLElement {
  const names = cards.map(
    card => document.querySelector(`[data-card="${cardName(card)}"] .visually-hidden`)?.textContent
  )
  return drawCards(writeCards(cards), names.join(', '))
}
