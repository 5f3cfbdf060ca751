import { LinkCards } from './link-cards.tsx'

const cards = [
  { href: '#link-cards', name: 'Hold’em', text: 'Two cards, five on the board.', mark: '$0.01 to $25' },
  { href: '#link-cards', name: 'Omaha', text: 'Four cards, two of them count.' },
  { href: null, name: 'Short Deck', text: 'Not on this site: a card without a link.' }
]

/** Cards that lead on. */
export const examples = [
  { name: 'three, one without a link', wide: true, element: <LinkCards cards={cards} /> },
  {
    name: 'long words',
    element: (
      <LinkCards
        columns={2}
        cards={[
          { href: '#link-cards', name: 'Spielerschutzbeauftragte', text: 'Donaudampfschifffahrtsgesellschaftskapitän' },
          { href: '#link-cards', name: 'Vastuullisuusperiaate', text: 'Найвідповідальніший' }
        ]}
      />
    )
  }
]
