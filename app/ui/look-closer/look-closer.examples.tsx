import { Prose } from '../prose/prose.tsx'
import { LookCloser } from './look-closer.tsx'

export const examples = [
  {
    name: 'beside a figure',
    element: (
      <LookCloser id="where-it-goes" label="Where it goes">
        <Prose paragraphs={['What is behind the figure.']} />
      </LookCloser>
    )
  }
]
