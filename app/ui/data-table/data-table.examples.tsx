import { DataTable, figure } from './data-table.tsx'

const hands = [
  ['Royal flush', '4', '0.00015 %'],
  ['Straight flush', '36', '0.0014 %'],
  ['Four of a kind', '624', '0.024 %']
]
const places = [
  ['Drei Teilnahmebescheinigungen', 'Vahvistus puhelimitse', '<a href="#data-table">elérhető</a>'],
  ['Найвідповідальніший', 'В', '—']
]

/** Tables of facts. */
export const examples = [
  {
    name: 'figures',
    element: (
      <DataTable
        caption="How many hands of five cards there are"
        columns={['Hand', figure('Hands'), figure('Chance')]}
        rows={hands}
      />
    )
  },
  {
    name: 'figures, closely set',
    element: (
      <DataTable
        dense
        caption="Four figures"
        columns={['Level', figure('Small'), figure('Big'), figure('Ante'), figure('Minutes')]}
        rows={[
          ['1', '50', '100', '100', '15'],
          ['2', '75', '150', '150', '15']
        ]}
      />
    )
  },
  {
    name: 'words, long ones among them',
    wide: true,
    element: <DataTable caption="Words" columns={['Voraussetzung', 'Missä', 'Hol']} rows={places} />
  },
  { name: 'no rows', element: <DataTable caption="Nothing yet" columns={['Hand', figure('Hands')]} rows={[]} /> }
]
