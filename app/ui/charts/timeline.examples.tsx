import { exampleFrame } from './example-frame.ts'
import { Timeline } from './timeline.tsx'

const evening = {
  from: 0,
  to: 360,
  spans: [
    { from: 0, to: 150, name: 'Registration', label: '19:00–21:30', tone: 'mint' as const },
    { from: 150, to: 360, name: 'Play to the end', label: '3 h 30' }
  ],
  moments: [
    { at: 0, name: 'Start', label: '19:00' },
    { at: 150, name: 'Registration closes', label: '21:30' },
    { at: 165, name: 'First break', label: '21:45' },
    { at: 270, name: 'In the money', label: '23:30', highlight: true },
    { at: 360, name: 'Final table ends', label: '1:00' }
  ],
  ticks: [
    { value: 0, label: '19:00' },
    { value: 120, label: '21:00' },
    { value: 240, label: '23:00' },
    { value: 360, label: '1:00' }
  ]
}
const crowded = Array.from({ length: 9 }, (_, index) => ({
  at: 100 + index * 3,
  name: `Moment number ${index + 1}`,
  label: 'at nearly the same time'
}))
const long = [
  {
    at: 20,
    name: 'Anmeldeschlusszeitraumverlängerungsbekanntmachung',
    label: 'veröffentlicht am ersten Veranstaltungstag'
  },
  { at: 300, name: 'Laskuvarjohyppääjäkokoontumisajot ja loppupöydän aloitus', highlight: true },
  { at: 350, name: 'Найвідповідальніше рішення вечора', label: 'о двадцять третій годині' }
]

/** Spans and moments to scale. */
export const examples = [
  { name: 'usual', element: <Timeline {...exampleFrame('An evening of the Sunday tournament')} titled {...evening} /> },
  { name: 'crowded', element: <Timeline {...exampleFrame('Crowded')} from={0} to={360} moments={crowded} /> },
  {
    name: 'long words',
    element: (
      <Timeline
        {...exampleFrame('Long words')}
        from={0}
        to={360}
        moments={long}
        spans={[
          { from: 10, to: 12, name: 'Rekisteröitymismahdollisuusikkuna', tone: 'mint' },
          { from: 11, to: 340, name: 'Spieltischverfügbarkeitszeitraum', label: 'durchgehend' }
        ]}
      />
    )
  },
  {
    name: 'one moment',
    element: (
      <Timeline {...exampleFrame('One moment')} from={0} to={10} moments={[{ at: 10, name: 'Now', highlight: true }]} />
    )
  },
  { name: 'empty', element: <Timeline {...exampleFrame('Empty')} from={0} to={0} /> }
]
