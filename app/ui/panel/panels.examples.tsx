import { Panels } from './panels.tsx'

/** Names with a text each. */
export const examples = [
  {
    name: 'usual',
    wide: true,
    element: (
      <Panels
        items={[
          { name: 'Fair', text: 'Each shuffle is tested.' },
          { name: 'Fast', html: 'Paid out within <b>a day</b>.' }
        ]}
      />
    )
  },
  {
    name: 'long words',
    element: (
      <Panels
        items={[
          { name: 'Auszahlungsgeschwindigkeit', text: 'lentokonesuihkuturbiinimoottori' },
          { name: 'Відповідальність', text: 'Найвідповідальніший розпорядник' }
        ]}
      />
    )
  }
]
