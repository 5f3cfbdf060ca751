import { ScreensDrawn } from './screens-drawn.tsx'

export const examples = [
  {
    name: 'Four screens',
    element: (
      <ScreensDrawn
        captions={{ lobby: 'Lobby', table: 'The table', four: 'Four tables', phone: 'On the phone' }}
        lobby={[
          { game: 'Texas Hold’em', stakes: '$0.50 / $1', buyIn: '$100', taken: 4, seats: 6 },
          { game: 'Omaha', stakes: '$1 / $2', buyIn: '$200', taken: 6, seats: 6 },
          { game: '6+ Short Deck', stakes: '$1', buyIn: '$100', taken: 0, seats: 6 }
        ]}
        frame={{
          board: 'Qs 7h 2c Jd',
          pot: { label: '', amount: '$32' },
          seats: ['BTN', 'SB', 'BB', 'UTG', 'HJ', 'CO'].map((label, seat) => ({
            label,
            stack: '$100',
            cards: seat === 0 ? 'As Kh' : 2
          }))
        }}
        actions={['Fold', 'Call', 'Raise']}
      />
    )
  }
]
