import { cardFaces } from './card-face.ts'

/** Cards side by side as `PlayingCards` has them, made in the browser. In: the cards as they are written down, and what they are in words. */
export function drawCards(cards: string, label: string): HTMLElement {
  const drawn = element('playing-cards playing-cards--large')
  drawn.setAttribute('role', 'img')
  drawn.setAttribute('aria-label', label)
  drawn.append(
    ...cardFaces(cards).map(({ rank, symbol, isRed }) => {
      const card = element(`playing-card${isRed ? ' playing-card--red' : ''}`)
      card.setAttribute('aria-hidden', 'true')
      card.append(element('', rank), element('', `${symbol}\uFE0E`))
      return card
    })
  )
  return drawn
}

function element(className: string, text = ''): HTMLElement {
  const span = document.createElement('span')
  if (className) span.className = className
  span.textContent = text
  return span
}
