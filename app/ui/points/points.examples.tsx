import { Points } from './points.tsx'

/** Points between hairlines. */
export const examples = [
  {
    name: 'usual',
    element: (
      <Points
        items={[
          'Two cards in hand, five on the board.',
          'The <b>best five</b> of the seven count.',
          '<a href="#points">What beats what</a>'
        ]}
      />
    )
  },
  {
    name: 'long words',
    element: (
      <Points
        items={[
          'Rechtsschutzversicherungsgesellschaften',
          'lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas'
        ]}
      />
    )
  },
  { name: 'one point', element: <Points items={['One.']} /> }
]
