import { Questions } from './questions.tsx'

/** Questions that open. */
export const examples = [
  {
    name: 'usual',
    element: (
      <Questions
        items={[
          { question: 'When does registration close?', html: 'After <b>2 h 30</b>.' },
          { question: 'May I enter twice?', html: 'No.' }
        ]}
      />
    )
  },
  {
    name: 'long words',
    element: (
      <Questions
        items={[
          {
            question: 'Wie lange dauert die Auszahlungsbearbeitungszeitverlängerung?',
            html: 'järjestelmällisyydellistämättömyydellään'
          }
        ]}
      />
    )
  }
]
