import { PayoutCurve } from '../ui/charts/payout-curve.tsx'
import { Staircase } from '../ui/charts/staircase.tsx'
import { each } from './examples.tsx'
import { dollars, frame, ticks } from './frame.ts'

const stairs = {
  days: 90,
  total: { value: 600, label: '$600' },
  step: 10,
  example: {
    name: 'Camille, day 41',
    label: '$60',
    points: [6, 11, 19, 24, 33, 41].map((day, index) => ({ day, value: 10 * (index + 1) }))
  },
  lost: '$540 lost',
  dayTicks: ticks([0, 30, 60, 90])
}
const nearlyAll = {
  ...stairs.example,
  label: '$520',
  name: 'Camille, day 84',
  points: [10, 20, 35, 55, 70, 84].map((day, index) => ({ day, value: [80, 160, 240, 360, 440, 520][index] ?? 0 }))
}
const allOfIt = {
  ...stairs.example,
  label: '$600',
  name: 'Camille, day 60',
  points: [20, 40, 60].map((day, index) => ({ day, value: 200 * (index + 1) }))
}
const nothing = { name: 'Camille', label: '$0', points: [] }

const sharesOfPrizes = [
  20.5, 14.6, 10.6, 7.9, 5.9, 4.5, 3.5, 2.8, 2.3, 1.9, 1.9, 1.9, 1.6, 1.6, 1.6, 1.4, 1.4, 1.4, 1.2, 1.2, 1.2, 1.1, 1.1,
  1.1, 1, 1, 1
]
const prizes = sharesOfPrizes.map((share, index) => ({
  value: share * 1000,
  label: dollars(share * 1000),
  highlight: index === 8
}))
const curve = {
  prizes,
  placeTicks: ticks([1, 9, 18, 27]),
  paid: { share: 0.15, label: '27 are paid', unpaid: '85 % get nothing' },
  scale: { legend: 'Scale', linear: 'To scale', logarithmic: 'Each line ten times' }
}
const prizeRows = prizes.map(({ label }, index) => ({ name: `Place ${index + 1}`, label }))

export const parts = {
  staircase: each(example => <Staircase {...stairs} {...example} />, {
    usual: { ...frame('What Camille releases of $600'), titled: true },
    'nearly all': { ...frame('Nearly all'), example: nearlyAll, lost: '$80 lost' },
    'all of it': { ...frame('All of it'), step: 200, example: allOfIt },
    nothing: { ...frame('Nothing'), example: nothing, lost: '$600 lost' },
    'long words': {
      ...frame('Long words'),
      total: { value: 600, label: '600,00 $' },
      example: { ...stairs.example, label: '60,00 $', name: 'Kamilla, 41. Kalendertag' },
      lost: '540,00 $ unwiederbringlich verfallen'
    }
  }),
  'payout-curve': each(example => <PayoutCurve {...curve} {...example} />, {
    usual: { ...frame('What 27 places of 180 get', prizeRows), titled: true },
    'long words': {
      ...frame('Long words'),
      prizes: [
        { value: 1_200_000, label: '1 200 000,00 €' },
        { value: 40_000, label: '40 000,00 €' },
        { value: 900, label: '900,00 €', highlight: true }
      ],
      placeTicks: ticks([1]),
      paid: {
        share: 0.004,
        label: 'Drei Preisträgerinnen und Preisträger',
        unpaid: '99,6 % der Teilnehmerinnen gehen leer aus'
      },
      scale: { legend: 'Maßstab', linear: 'Maßstabsgetreue Darstellung', logarithmic: 'Zehnerpotenzendarstellung' }
    },
    'the winner takes all': {
      ...frame('One prize'),
      prizes: prizes.slice(8, 9),
      placeTicks: ticks([1]),
      paid: { share: 0.5, label: '1 is paid', unpaid: '1 gets nothing' }
    },
    empty: {
      ...frame('Empty'),
      prizes: [],
      placeTicks: [],
      paid: { share: 0, label: '', unpaid: 'Nobody is paid' }
    }
  })
}
