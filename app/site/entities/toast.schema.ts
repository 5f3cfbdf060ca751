import * as v from 'valibot'

type Handler = () => void
const handler = v.nullable(v.custom<Handler>(value => typeof value === 'function'))

/** "Toast default timeout 50000 ms" */
export const toastTimeoutMs = 50_000

/** A short notice. `callback` runs when it has closed, `clickHandler` when its text is pressed. */
export const toastSchema = v.strictObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  text: v.pipe(v.string(), v.nonEmpty()),
  backgroundColor: v.optional(v.string(), 'red'),
  color: v.optional(v.string(), 'white'),
  timeout: v.optional(v.pipe(v.number(), v.minValue(0)), toastTimeoutMs),
  callback: v.optional(handler, null),
  clickHandler: v.optional(handler, null)
})
