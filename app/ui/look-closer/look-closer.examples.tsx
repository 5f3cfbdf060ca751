import { Prose } from '../prose/prose.tsx'
import { CloserLinks } from './closer-links.tsx'
import { LookCloser } from './look-closer.tsx'

export const examples = [
  {
    name: 'beside a figure',
    element: (
      <LookCloser id="where-it-goes" label="Where it goes">
        <Prose paragraphs={['What is behind the figure.']} />
      </LookCloser>
    )
  },
  {
    name: 'to what a page draws',
    element: (
      <CloserLinks
        links={[
          { to: 'look-closer', label: 'Who gets what' },
          { to: 'where-it-goes', label: 'Spielerschutzbeauftragte' }
        ]}
      />
    )
  }
]
