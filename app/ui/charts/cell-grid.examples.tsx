import { CellGrid } from './cell-grid.tsx'
import { exampleFrame } from './example-frame.ts'

const bands = [
  { name: 'much', label: '12 %' },
  { name: 'more than half', label: '17 %' },
  { name: 'half', label: '22 %' },
  { name: 'less', label: '49 %' }
]
const rows = (size: number) =>
  Array.from({ length: size }, (_, down) =>
    Array.from({ length: size }, (_, across) => ({
      name: `${String.fromCharCode(65 + down)}${across}`,
      label: String(90 - 3 * (down + across)),
      band: Math.min(3, Math.floor((down + across) / 5))
    }))
  )

/** A square of cells in four shades. */
export const examples = [
  {
    name: 'thirteen by thirteen',
    element: <CellGrid {...exampleFrame('Cells', bands)} rows={rows(13)} bands={bands} />
  },
  { name: 'three by three', element: <CellGrid {...exampleFrame('Few cells', bands)} rows={rows(3)} bands={bands} /> }
]
