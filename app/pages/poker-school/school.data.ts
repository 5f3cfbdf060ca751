/** The path of lessons: three stages, each with its lessons in the order in which they help, the page where each is, and a picture of it. */
export const stages = [
  {
    words: 'rules',
    lessons: [
      { words: 'howToPlay', path: '/how-to-play/', picture: 'banner-school' },
      { words: 'handRankings', path: '/poker-school/hand-rankings/', picture: 'banner-hand-rankings' },
      { words: 'glossary', path: '/poker-school/glossary/', picture: 'feature-voice' }
    ]
  },
  {
    words: 'games',
    lessons: [
      { words: 'holdem', path: '/cash-games/texas-holdem/', picture: 'format-holdem' },
      { words: 'omaha', path: '/cash-games/omaha/', picture: 'format-omaha' },
      { words: 'shortDeck', path: '/cash-games/short-deck/', picture: 'format-short-deck' },
      { words: 'tournaments', path: '/tournaments/', picture: 'banner-tournaments' }
    ]
  },
  {
    words: 'numbers',
    lessons: [
      { words: 'equity', path: '/poker-school/equity-calculator/', picture: 'feature-hand-review' },
      { words: 'cost', path: '/real-money-poker/', picture: 'banner-funds' },
      { words: 'limits', path: '/responsible-gaming/', picture: 'banner-help' }
    ]
  }
] as const

/** Three hands to think about before one looks at the answer. */
export const puzzles = [
  { words: 'flush', game: 'holdem', board: 'Qh 8h 3h 8s Qc', first: 'Ah 5h', second: '8d 7c' },
  { words: 'omaha', game: 'omaha', board: 'Ks 9s 6s 2s Jd', first: 'As Ah Kd Kh', second: '10s 7s 5d 4c' },
  { words: 'shortDeck', game: 'short-deck', board: 'Kd 9d 7d Kh 9s', first: 'Ad 6d', second: 'Kc 9h' }
] as const
