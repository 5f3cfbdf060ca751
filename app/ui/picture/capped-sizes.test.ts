import { expect, it } from 'vitest'
import { cappedSizes } from './capped-sizes.ts'

const phone = '(max-width: 599px) and (min-resolution: 1.5x)'

it.each<[rule: string, sizes: string, capped: string]>([
  ['S2-74 the width on a phone is the last', '(min-width: 1000px) 420px, 100vw', '80vw'],
  ['S2-74 one width for all screens', '92vw', '74vw'],
  ['S2-74 a width in pixels', '(min-width: 520px) 92vw, 480px', '384px']
])('%s', (_rule, sizes, capped) => {
  expect(cappedSizes(sizes)).toBe(`${phone} ${capped}, ${sizes}`)
})

it('a last entry that is no width is refused', () => {
  expect(() => cappedSizes('(min-width: 600px) 560px, calc(100vw - 34px)')).toThrow(/no width of a phone/)
})
