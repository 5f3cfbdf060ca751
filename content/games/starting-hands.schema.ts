import * as v from 'valibot'

const hundredths = v.pipe(v.number('write hundredths: 85.2'), v.minValue(0), v.maxValue(100))
const thirteen = 'write thirteen: from ace to two'
const letters = v.pipe(v.string(), v.regex(/^[UHCBS-]{13}$/, 'write thirteen letters of U, H, C, B and S, or dashes'))

/** The equity of every starting hand against a random one, and the bands in which they are drawn; from which seat each goes all in with a short stack. */
export const startingHands = v.strictObject({
  bands: v.tuple([hundredths, hundredths, hundredths]),
  equities: v.pipe(v.array(v.pipe(v.array(hundredths), v.length(13, thirteen))), v.length(13, thirteen)),
  pushes: v.exactOptional(v.pipe(v.array(letters), v.length(13, thirteen)))
})

export type StartingHands = v.InferOutput<typeof startingHands>
