import { DataTable, figure } from '../ui/data-table/data-table.tsx'
import { Facts, Figures } from '../ui/facts/facts.tsx'
import { Panels } from '../ui/panel/panels.tsx'
import { Points } from '../ui/points/points.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { Questions } from '../ui/questions/questions.tsx'
import { Steps } from '../ui/steps/steps.tsx'
import { each } from './examples.tsx'

const figures = [
  { label: 'Guaranteed', value: '$1,080,000' },
  { label: 'Buy-in', value: '$109' },
  { label: 'Late registration', value: '2 h 30' }
]
const longFigures = [
  { label: 'Gesamtgewinnsumme des Monats', value: '1 250 000,00 €' },
  { label: 'Osallistumismahdollisuuksien lukumäärä', value: '0,25–200 $' }
]

const hands = [
  ['Royal flush', '4', '0.00015 %'],
  ['Straight flush', '36', '0.0014 %'],
  ['Four of a kind', '624', '0.024 %']
]
const longRows = [
  ['Drei Teilnahmebescheinigungen', 'Vahvistus puhelimitse', '<a href="#data-table">elérhető</a>'],
  ['Найвідповідальніший', 'В', '—']
]

export const parts = {
  prose: each(paragraphs => <Prose paragraphs={paragraphs} />, {
    usual: [
      'Nine players, one deck. <a href="#prose">How the blinds move</a>.',
      'The button goes to the left after each hand.'
    ],
    'long words': [
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
      'megszentségteleníthetetlenségeskedéseitekért'
    ]
  }),
  points: each(items => <Points items={items} />, {
    usual: [
      'Two cards in hand, five on the board.',
      'The <b>best five</b> of the seven count.',
      '<a href="#points">What beats what</a>'
    ],
    'long words': [
      'Rechtsschutzversicherungsgesellschaften',
      'lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas'
    ]
  }),
  steps: each(
    items => <Steps items={items} />,
    {
      usual: [
        { name: 'Download', html: 'The client for your system.' },
        { name: 'Sign up', html: 'Name, address, age: two minutes.' },
        { name: 'Take a seat', html: 'From <b>$0.01</b> a blind.' }
      ],
      'long words': [
        { name: 'Anmeldebestätigungsbenachrichtigung', html: 'Rekisteröitymisvahvistussähköpostiviesti' },
        { name: 'Підтвердження', html: 'megszentségteleníthetetlenségeskedéseitekért' }
      ]
    },
    ['usual']
  ),
  questions: each(items => <Questions items={items} />, {
    usual: [
      { question: 'When does registration close?', html: 'After <b>2 h 30</b>.' },
      { question: 'May I enter twice?', html: 'No.' }
    ],
    'long words': [
      {
        question: 'Wie lange dauert die Auszahlungsbearbeitungszeitverlängerung?',
        html: 'järjestelmällisyydellistämättömyydellään'
      }
    ]
  }),
  panels: each(
    items => <Panels items={items} />,
    {
      usual: [
        { name: 'Fair', html: 'Each shuffle is tested.' },
        { name: 'Fast', html: 'Paid out within <b>a day</b>.' }
      ],
      'long words': [
        { name: 'Auszahlungsgeschwindigkeit', html: 'lentokonesuihkuturbiinimoottori' },
        { name: 'Відповідальність', html: 'Найвідповідальніший розпорядник' }
      ]
    },
    ['usual']
  ),
  facts: {
    facts: (
      <Facts
        items={[
          { label: 'Where', value: 'Online' },
          { label: 'When', html: '<b>Sundays</b>, 19:00' }
        ]}
      />
    ),
    figures: <Figures items={figures} />,
    'figures, long': <Figures items={longFigures} />,
    'one figure': <Figures items={figures.slice(0, 1)} />
  },
  'data-table': {
    figures: (
      <DataTable
        caption="How many hands of five cards there are"
        columns={['Hand', figure('Hands'), figure('Chance')]}
        rows={hands}
      />
    ),
    'words, long ones among them': {
      wide: <DataTable caption="Words" columns={['Voraussetzung', 'Missä', 'Hol']} rows={longRows} />
    },
    'no rows': <DataTable caption="Nothing yet" columns={['Hand', figure('Hands')]} rows={[]} />
  }
}
