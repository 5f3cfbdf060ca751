import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { qrPath } from './qr-code.ts'

it.each([['https://www.example.com/download/'], ['http://united-kingdom.localhost:3000/en/download/']])(
  'the path has the squares of the code and no other: %s',
  text => {
    const { path, size } = qrPath(text)
    const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
      for (let at = Number(x); at < Number(x) + Number(length); at += 1) (drawn[Number(y)] ?? [])[at] = true
    expect(drawn).toEqual(encode(text, { ecc: 'M', border: 4 }).data)
    expect(path.replace(/M\d+ \d+h\d+v1h-\d+z/g, '')).toBe('')
  }
)

it('the border of four squares stays light', () => {
  const { path, size } = qrPath('https://www.example.com/')
  const places = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)]
  expect(Math.min(...places.map(([, x]) => Number(x)))).toBe(4)
  expect(Math.min(...places.map(([, , y]) => Number(y)))).toBe(4)
  expect(Math.max(...places.map(([, x, , length]) => Number(x) + Number(length)))).toBe(size - 4)
})
