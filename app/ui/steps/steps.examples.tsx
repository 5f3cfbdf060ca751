import { Steps } from './steps.tsx'

/** Numbered steps. */
export const examples = [
  {
    name: 'usual',
    wide: true,
    element: (
      <Steps
        items={[
          { name: 'Download', html: 'The client for your system.' },
          { name: 'Sign up', html: 'Name, address, age: two minutes.' },
          { name: 'Take a seat', html: 'From <b>$0.01</b> a blind.' }
        ]}
      />
    )
  },
  {
    name: 'long words',
    element: (
      <Steps
        items={[
          { name: 'Anmeldebestätigungsbenachrichtigung', html: 'Rekisteröitymisvahvistussähköpostiviesti' },
          { name: 'Підтвердження', html: 'megszentségteleníthetetlenségeskedéseitekért' }
        ]}
      />
    )
  }
]
