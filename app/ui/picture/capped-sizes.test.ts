import { expect, it } from 'vitest'
import { cappedSizes } from './capped-sizes.ts'

const caps = (phone: string) =>
  `(max-width: 599px) and (min-resolution: 2.5dppx) calc(0.6 * ${phone}), (max-width: 599px) and (min-resolution: 1.5dppx) calc(0.8 * ${phone})`

it.each<[rule: string, sizes: string, phone: string]>([
  ['S2-74 the width on a phone is the last', '(min-width: 1000px) 420px, 100vw', '100vw'],
  ['S2-74 one width for all screens', '92vw', '92vw'],
  ['S2-74 a width that is computed', '(min-width: 600px) 560px, calc(100vw - 34px)', 'calc(100vw - 34px)']
])('%s', (_rule, sizes, phone) => {
  expect(cappedSizes(sizes)).toBe(`${caps(phone)}, ${sizes}`)
})
