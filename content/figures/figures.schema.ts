import * as v from 'valibot'
import type { Figure } from '../../app/domain/figures/figure.ts'
import { currency, isoDay, month, oneOf, text } from '../record-fields.ts'

const source = { source: text, sample: v.optional(v.literal(true, 'write true, or leave it out')) }
const amount = v.pipe(v.number('write a number without a unit'), v.minValue(0, 'write a number that is not negative'))
const durationUnits = ['millisecond', 'second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const
const dataSizeUnits = ['kilobyte', 'megabyte', 'gigabyte'] as const

const figureText = v.union(
  [text, v.objectWithRest({ en: text }, text)],
  'write a text between quotes, or one per language with English among them'
)

const figure = v.variant(
  'kind',
  [
    v.strictObject({ kind: v.literal('count'), value: amount, ...source }),
    v.strictObject({
      kind: v.literal('money'),
      amount,
      currency,
      amounts: v.exactOptional(v.record(currency, amount)),
      ...source
    }),
    v.strictObject({ kind: v.literal('percent'), value: amount, ...source }),
    v.strictObject({ kind: v.literal('multiplier'), value: amount, ...source }),
    v.strictObject({
      kind: v.literal('age'),
      value: v.pipe(amount, v.minValue(18, 'write an age of at least 18')),
      ...source
    }),
    v.strictObject({
      kind: v.literal('duration'),
      value: amount,
      unit: oneOf(durationUnits),
      ...source
    }),
    v.strictObject({
      kind: v.literal('dataSize'),
      value: amount,
      unit: oneOf(dataSizeUnits),
      ...source
    }),
    v.strictObject({ kind: v.literal('date'), value: isoDay, ...source }),
    v.strictObject({ kind: v.literal('month'), value: month, ...source }),
    v.strictObject({
      kind: v.literal('time'),
      value: v.pipe(text, v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time of 24 hours: 21:00')),
      timeZone: text,
      ...source
    }),
    v.strictObject({ kind: v.literal('text'), value: figureText, ...source })
  ],
  'write a kind: count, money, percent, multiplier, age, duration, dataSize, date, month, time or text'
)

/** Figures by the name that stands between braces in the prose. */
export const figures = v.record(
  v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/, 'name a figure in camelCase, as its placeholder')),
  figure
) satisfies v.GenericSchema<unknown, Record<string, Figure>>

export type Figures = v.InferOutput<typeof figures>
