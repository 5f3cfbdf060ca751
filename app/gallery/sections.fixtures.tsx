import { type AnyShown, TextSection } from '../features/sections/section-list.tsx'

const card = (name: string, text: string, mark?: string) => ({ name, text, ...(mark && { mark }) })
const cards = [
  card('Hold’em', 'Two cards, five on the board.', '$0.01 to $25'),
  card('Omaha', 'Four cards, two of them count.'),
  card('Short Deck', 'Thirty-six cards.')
]
const leads = [{ path: '/cash-games/', picture: 'format-holdem' }, { path: '/help/' }, {}]
const paragraphsMarkdown = [
  'Four tables on a screen, [one in your hand](/download/).',
  'Set a deposit limit **before** you chase a tier.'
]
const pointsMarkdown = ['Say the number first.', 'Sell what is good by showing it.']

/** Words that are longer than their place. */
const long = {
  de: 'Auszahlungsbearbeitungszeitverlängerung',
  fi: 'Lisätietojenantamisvelvollisuus',
  hu: 'Legmegszentségteleníthetetlenebb',
  uk: 'Найвідповідальніший взаєморозрахунок'
}
const longCards = Object.values(long).map(word => card(word, `${word}, ${word}.`, word))

const kinds = [
  { kind: 'prose', words: { title: 'Words in paragraphs', paragraphsMarkdown } },
  { kind: 'points', words: { title: 'A list of points', lead: 'A sentence below the heading.', pointsMarkdown } },
  {
    kind: 'steps',
    words: {
      title: 'Steps, counted',
      steps: [
        { name: 'Create an account', textMarkdown: 'With your e-mail address.' },
        { name: 'Install the client', textMarkdown: 'For [Windows](/download/) or Mac.' },
        { name: 'Play', textMarkdown: 'At one table or at four.' }
      ]
    }
  },
  {
    kind: 'questions',
    words: {
      title: 'Questions that open',
      items: [
        { question: 'When does registration close?', answerMarkdown: 'After two hours and a half.' },
        { question: 'May I enter twice?', answerMarkdown: 'No.' }
      ]
    }
  },
  {
    kind: 'table',
    figures: [1],
    words: {
      title: 'A table of words',
      caption: 'Places and prizes',
      columns: ['Place', 'Prize'],
      rows: [
        ['First', '$ 1,250'],
        ['Second', '$ 900']
      ],
      noteMarkdown: 'What is below a table.'
    }
  },
  {
    kind: 'figures',
    words: {
      title: 'Figures set large',
      items: [
        { label: 'games', value: '3' },
        { label: 'a month', value: '$10,000,000' },
        { label: 'seats', value: '2 to 9' }
      ]
    }
  },
  {
    kind: 'chart',
    drawing: 'log-bars',
    figures: ['royalShare', 'loyaltyLowest', 'loyaltyHighest'],
    highlight: 2,
    words: {
      title: 'Figures drawn',
      description: 'Three shares beside each other.',
      names: ['Lowest', 'Middle', 'Highest'],
      caption: 'Shares',
      columns: ['Share', 'Part']
    }
  },
  { kind: 'cards', cards: leads, words: { title: 'Cards that lead on', items: cards } },
  { kind: 'tiles', cards: leads, words: { title: 'Tiles close together', items: cards } },
  {
    kind: 'rail',
    cards: leads,
    words: { title: 'A row moved sideways', items: [...cards, ...cards.map(one => card(`${one.name} 2`, one.text))] }
  },
  {
    kind: 'gallery',
    pictures: ['format-holdem', 'format-omaha', 'format-short-deck'],
    words: { title: 'Pictures of one thing', captions: ['Two cards', 'Four cards', 'Thirty-six cards'] }
  },
  {
    kind: 'comparison',
    words: {
      title: 'Two sides',
      sides: [
        { name: 'Tickets', figure: '$100', textMarkdown: 'Day by day.', pointsMarkdown },
        { name: 'Match', figure: '$600', textMarkdown: 'As you play.' }
      ]
    }
  },
  {
    kind: 'split',
    picture: 'feature-voice',
    path: '/unique-features/',
    words: {
      title: 'A picture at the end',
      lead: 'A picture beside the words.',
      paragraphsMarkdown,
      link: 'All features'
    }
  },
  {
    kind: 'split',
    picture: 'feature-splash',
    side: 'start',
    words: { title: 'A picture at the start', pointsMarkdown }
  },
  {
    kind: 'bleed',
    picture: 'live-harbour',
    path: '/live-series/',
    words: {
      title: 'A picture from edge to edge',
      lead: 'From edge to edge.',
      link: 'The stops'
    }
  },
  { kind: 'felt', picture: 'format-omaha', words: { title: 'On green felt', paragraphsMarkdown } },
  { kind: 'felt', words: { title: 'On felt without a picture', pointsMarkdown } },
  { kind: 'paper', words: { title: 'On a sheet of paper', lead: 'An ivory sheet.', paragraphsMarkdown } },
  { kind: 'paper', picture: 'banner-school', words: { title: 'On paper with a picture', pointsMarkdown } },
  { kind: 'band', words: { title: 'One sentence on copper.', text: 'And a second one.' } },
  {
    kind: 'call',
    path: '/help/',
    words: { title: 'The end of a page', text: 'What the reader may do next.', secondLink: 'Ask a person' }
  },
  { kind: 'tiles', words: { title: `${long.fi} ${long.hu}`, items: longCards } },
  { kind: 'cards', columns: 4, words: { title: `${long.de} ${long.fi}`, lead: long.hu, items: longCards } },
  { kind: 'rail', words: { title: `${long.uk} ${long.hu}`, items: longCards } },
  {
    kind: 'table',
    words: {
      title: `${long.hu} ${long.de}`,
      caption: long.fi,
      columns: [long.de, long.uk, 'zł'],
      rows: [
        [long.fi, long.hu, '1 250'],
        [long.uk, long.de, '900']
      ]
    }
  },
  {
    kind: 'figures',
    words: {
      title: `${long.de} ${long.uk}`,
      items: Object.values(long).map(label => ({ label, value: '1 000 000 zł' }))
    }
  },
  {
    kind: 'comparison',
    words: {
      title: `${long.de} ${long.hu}`,
      sides: [
        { name: long.fi, figure: '1 000 000 Ft', pointsMarkdown: [long.hu, long.uk] },
        { name: long.uk, figure: '60 %', textMarkdown: long.de }
      ]
    }
  },
  {
    kind: 'split',
    picture: 'feature-emoji',
    path: '/unique-features/',
    words: { title: `${long.fi} ${long.de}`, paragraphsMarkdown: [long.fi], link: long.hu }
  },
  { kind: 'bleed', picture: 'live-highland', words: { title: `${long.uk} ${long.de}`, lead: long.fi } },
  { kind: 'paper', words: { title: `${long.fi} ${long.uk}`, pointsMarkdown: [long.de, long.uk] } },
  { kind: 'band', words: { title: `${long.hu} ${long.fi}`, text: long.uk } },
  {
    kind: 'tiles',
    words: { title: 'Five tiles', items: [...cards, card('Courchevel', 'Five cards.'), card('Draw', 'No board.')] }
  },
  {
    kind: 'questions',
    words: {
      title: `${long.uk} ${long.fi}`,
      items: [
        { question: long.de, answerMarkdown: long.fi },
        { question: long.hu, answerMarkdown: long.uk }
      ]
    }
  }
] as const

export const parts = {
  sections: Object.fromEntries(
    kinds.map((section, index) => [
      `${section.kind}: ${section.words.title}`,
      { wide: <TextSection {...({ id: 'example', anchor: `section-${index}`, ...section } as unknown as AnyShown)} /> }
    ])
  )
}
