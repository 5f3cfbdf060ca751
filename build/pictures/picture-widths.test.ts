import { expect, it } from 'vitest'
import { pictureWidths } from './picture-widths.ts'

it.each<[rule: string, master: number, widths: number[]]>([
  [
    'S7-17 S9-4 "Image screens: xs 320, sm 640, md 768, lg 1024, xl 1280, xxl 1536. Densities 1 and 2"',
    4000,
    [320, 480, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]
  ],
  ['nothing is enlarged: the master itself is the largest', 1600, [320, 480, 640, 768, 1024, 1280, 1536, 1600]],
  ['a master of the width of a screen', 640, [320, 480, 640]],
  ['a master smaller than every screen', 200, [200]]
])('%s: %s px', (_rule, master, widths) => {
  expect(pictureWidths(master)).toEqual(widths)
})
