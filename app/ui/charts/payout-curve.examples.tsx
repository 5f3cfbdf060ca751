import { exampleFrame } from './example-frame.ts'
import { PayoutCurve } from './payout-curve.tsx'

const shares = [
  20.5, 14.6, 10.6, 7.9, 5.9, 4.5, 3.5, 2.8, 2.3, 1.9, 1.9, 1.9, 1.6, 1.6, 1.6, 1.4, 1.4, 1.4, 1.2, 1.2, 1.2, 1.1, 1.1,
  1.1, 1, 1, 1
]
const prizes = shares.map((share, index) => ({
  value: share * 1000,
  label: `$${(share * 1000).toLocaleString('en')}`,
  highlight: index === 8
}))
const scale = { legend: 'Scale', linear: 'To scale', logarithmic: 'Each line ten times' }
const paid = { share: 0.15, label: '27 are paid', unpaid: '85 % get nothing' }
const placeTicks = [
  { value: 1, label: '1st' },
  { value: 9, label: '9th' },
  { value: 18, label: '18th' },
  { value: 27, label: '27th' }
]
const rows = prizes.map(({ label }, index) => ({ name: `Place ${index + 1}`, label }))
const lone = [{ value: 100, label: '$100', highlight: true }]

/** Prizes by place. */
export const examples = [
  {
    name: 'usual',
    element: (
      <PayoutCurve
        {...exampleFrame('What 27 places of 180 get', rows)}
        titled
        prizes={prizes}
        placeTicks={placeTicks}
        paid={paid}
        scale={scale}
      />
    )
  },
  {
    name: 'long words',
    element: (
      <PayoutCurve
        {...exampleFrame('Long words')}
        prizes={[
          { value: 1_200_000, label: '1 200 000,00 €' },
          { value: 40_000, label: '40 000,00 €' },
          { value: 900, label: '900,00 €', highlight: true }
        ]}
        placeTicks={[{ value: 1, label: '1.' }]}
        paid={{
          share: 0.004,
          label: 'Drei Preisträgerinnen und Preisträger',
          unpaid: '99,6 % der Teilnehmerinnen gehen leer aus'
        }}
        scale={{ legend: 'Maßstab', linear: 'Maßstabsgetreue Darstellung', logarithmic: 'Zehnerpotenzendarstellung' }}
      />
    )
  },
  {
    name: 'the winner takes all',
    element: (
      <PayoutCurve
        {...exampleFrame('One prize')}
        prizes={lone}
        placeTicks={[{ value: 1, label: '1st' }]}
        paid={{ share: 0.5, label: '1 is paid', unpaid: '1 gets nothing' }}
        scale={scale}
      />
    )
  },
  {
    name: 'empty',
    element: (
      <PayoutCurve
        {...exampleFrame('Empty')}
        prizes={[]}
        placeTicks={[]}
        paid={{ share: 0, label: '', unpaid: 'Nobody is paid' }}
        scale={scale}
      />
    )
  }
]
