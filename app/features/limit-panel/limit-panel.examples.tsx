import { LimitPanel } from './limit-panel.tsx'

export const examples = [
  {
    name: 'Three limits',
    element: (
      <LimitPanel
        limits={[
          { name: 'Deposit', value: '$200', part: 40 },
          { name: 'Loss', value: '$100', part: 20 },
          { name: 'Session', value: '90 min', part: 50 }
        ]}
      />
    )
  },
  {
    name: 'The ends of the line, and a long name',
    element: (
      <LimitPanel
        limits={[
          { name: 'Geschwindigkeitsbegrenzungsüberschreitung', value: '1 250 000 ₴', part: 0 },
          { name: 'Spielzeit', value: '24 h', part: 100 }
        ]}
      />
    )
  }
]
