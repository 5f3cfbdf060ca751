import { expect, it } from 'vitest'
import { paintedColor, toastWithDefaults } from './toast.ts'

it('S3-9 "backgroundColor (default red), color (default white), timeout, callback, click handler": Toast default timeout 50000 ms', () => {
  expect(toastWithDefaults({ id: 'a', text: 'b' })).toEqual({
    id: 'a',
    text: 'b',
    backgroundColor: 'red',
    color: 'white',
    timeout: 50_000,
    callback: null,
    clickHandler: null
  })
})

it('S3-9 what is said counts', () => {
  const said = {
    id: 'a',
    text: 'b',
    backgroundColor: 'navy',
    color: 'ivory',
    timeout: 1,
    callback() {},
    clickHandler() {}
  }
  expect(toastWithDefaults(said)).toEqual(said)
})

/** Relative luminance of a colour of six hexadecimal digits, as WCAG defines it. */
const luminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it('red is painted so that white can be read on it', () => {
  expect(1.05 / (luminance('#ff0000') + 0.05)).toBeLessThan(4.5)
  expect(1.05 / (luminance(paintedColor('red')) + 0.05)).toBeGreaterThan(7)
})

it.each(['white', 'navy', '#0f5a41', 'rgb(1 2 3)'])('%s is painted as it is named', color => {
  expect(paintedColor(color)).toBe(color)
})
