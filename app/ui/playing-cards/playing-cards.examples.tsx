import { PlayingCards } from './playing-cards.tsx'

/** Cards side by side. */
export const examples = [
  { name: 'a hand', element: <PlayingCards cards="As Kd" label="Ace of spades, king of diamonds" /> },
  {
    name: 'a board',
    element: (
      <PlayingCards
        cards="10h 9c 2d Qs Jh"
        label="Ten of hearts, nine of clubs, two of diamonds, queen of spades, jack of hearts"
      />
    )
  },
  { name: 'small', element: <PlayingCards size="small" cards="7c 7d" label="Two sevens" /> }
]
