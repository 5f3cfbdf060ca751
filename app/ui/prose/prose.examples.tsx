import { Prose } from './prose.tsx'

/** Paragraphs to read. */
export const examples = [
  {
    name: 'usual',
    element: (
      <Prose
        paragraphs={[
          'Nine players, one deck. <a href="#prose">How the blinds move</a>.',
          'The button goes to the left after each hand.'
        ]}
      />
    )
  },
  {
    name: 'long words',
    element: (
      <Prose
        paragraphs={[
          'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
          'megszentségteleníthetetlenségeskedéseitekért'
        ]}
      />
    )
  }
]
