import * as v from 'valibot'
import {
  errorNames,
  faultKinds,
  maxFaults,
  screenTypes,
  vitalNames
} from '../../app/features/tracking/measurement.data.ts'

/** Pages that were open for long say no more than this, in ms or in score. */
const maxValue = 3_600_000
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000))

/** A wrong value is not repeated. */
const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `must be one of ${words.join(', ')}`)

/** The measurements of a document (`Measurements`): names of fixed lists, numbers, a pathname, and files of ours. */
const measurementsSchema = v.object({
  page: v.pipe(
    v.string(),
    v.startsWith('/', 'must begin with a slash'),
    v.maxLength(300, 'has more than 300 characters')
  ),
  screen: oneOf(screenTypes),
  vitals: v.object(v.entriesFromList(vitalNames, v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(maxValue))))),
  faults: v.pipe(
    v.array(
      v.object({
        kind: oneOf(faultKinds),
        name: oneOf([...errorNames, 'other']),
        file: v.nullable(
          v.pipe(v.string(), v.regex(/^\/assets\/[\w./-]{1,150}$/, 'must be the path of a file of ours'))
        ),
        line: place,
        column: place
      })
    ),
    v.maxLength(maxFaults, `has more than ${maxFaults} faults`)
  )
})

export const measurementSchemas = { 'application/json': measurementsSchema } as const
