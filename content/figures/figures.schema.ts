import * as v from 'valibot'
import { dataSizeUnits, durationUnits, type Figure } from '../../app/domain/figures/figure.ts'
import { currency, isoDay, month, oneOf, text } from '../record-fields.ts'

const source = { source: text, sample: v.optional(v.literal(true, 'write true, or leave it out')) }
const amount = v.pipe(v.number('write a number without a unit'), v.minValue(0, 'write a number that is not negative'))

const figureText = v.union(
  [text, v.objectWithRest({ en: text }, text)],
  'write a text between quotes, or one per language with English among them'
)

const kind = <const Kind extends Figure['kind'], Entries extends v.ObjectEntries>(name: Kind, entries: Entries) =>
  v.strictObject({ kind: v.literal(name), ...entries, ...source })

const figure = v.variant(
  'kind',
  [
    kind('count', { value: amount }),
    kind('money', { amount, currency, amounts: v.exactOptional(v.record(currency, amount)) }),
    kind('percent', { value: amount }),
    kind('multiplier', { value: amount }),
    kind('age', { value: v.pipe(amount, v.minValue(18, 'write an age of at least 18')) }),
    kind('duration', { value: amount, unit: oneOf(durationUnits) }),
    kind('dataSize', { value: amount, unit: oneOf(dataSizeUnits) }),
    kind('date', { value: isoDay }),
    kind('month', { value: month }),
    kind('time', {
      value: v.pipe(text, v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time of 24 hours: 21:00')),
      timeZone: text
    }),
    kind('text', { value: figureText })
  ],
  'write a kind: count, money, percent, multiplier, age, duration, dataSize, date, month, time or text'
)

/** Figures by the name that stands between braces in the prose. */
export const figures = v.record(
  v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/, 'name a figure in camelCase, as its placeholder')),
  figure
) satisfies v.GenericSchema<unknown, Record<string, Figure>>

export type Figures = v.InferOutput<typeof figures>
