import * as v from 'valibot'
import { firstFault } from '../platform/schema-faults.ts'

/** Reads the items of a list one by one: a bad one never refuses the good ones. Out: what a schema takes, and the position and the first fault of each other item. */
export function readEach<Schema extends v.GenericSchema>(schema: Schema, given: readonly unknown[]) {
  const faults: { index: number; reason: string }[] = []
  const items = given.flatMap((raw, index) => {
    const read = v.safeParse(schema, raw)
    if (read.success) return [read.output]
    faults.push({ index, reason: firstFault(schema, raw) })
    return []
  })
  return { items, faults }
}
