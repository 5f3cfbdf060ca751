import * as v from 'valibot'
import { slug, whole } from '../record-fields.ts'

const row = v.strictObject({
  multiplier: v.pipe(v.number(), v.minValue(2, 'the smallest pool is twice the buy-in')),
  ways: whole,
  shares: v.pipe(
    v.array(v.pipe(v.number(), v.minValue(1))),
    v.check(list => list.reduce((sum, share) => sum + share, 0) === 100, 'the shares of the places make 100 together')
  )
})

const table = v.pipe(
  v.strictObject({
    id: slug,
    stakes: v.pipe(v.array(v.pipe(v.number(), v.minValue(0.01))), v.minLength(1)),
    ofWays: whole,
    rows: v.pipe(v.array(row), v.minLength(1))
  }),
  v.check(
    ({ ofWays, rows }) => rows.reduce((sum, { ways }) => sum + ways, 0) === ofWays,
    'the ways of all rows make ofWays together: something always comes'
  ),
  v.check(
    ({ ofWays, rows }) => rows.reduce((sum, { ways, multiplier }) => sum + ways * multiplier, 0) <= 3 * ofWays,
    'on average more would be paid than three players pay in'
  )
)

/** How Spin & Gold pays, a table for each group of buy-ins. */
export const spinGold = v.strictObject({
  sample: v.boolean('write true for tables of the demo, else false'),
  tables: v.pipe(v.array(table), v.minLength(1))
})

export type SpinGold = v.InferOutput<typeof spinGold>
