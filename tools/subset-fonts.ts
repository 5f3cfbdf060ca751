import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/** The letters and signs of the eleven languages, by the script's file they are in. Extend a row when a page needs a new sign; a check of the built site says so. */
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
const letters = {
  latin: `${range(0x20, 0x7e)}${range(0xc0, 0xff)}\u00a0¡¢£§©«®°±²³·»¼½¾¿ŒœŸ‘’‚“”„†•…–—‹›€™−×→←↑↓`,
  'latin-ext': 'ĄąĆćĘęŁłŃńŚśŹźŻżŐőŰűĐđŠšŽžČčŠš',
  cyrillic: `${range(0x410, 0x44f)}ЄєІіЇїҐґЁё№`
}
const families = [
  { name: 'onest', wght: { min: 400, max: 600 } },
  // One weight for headings and figures: the axis would cost every first visit another 12 kB.
  { name: 'sofia-sans-extra-condensed', wght: 800 }
]

await mkdir('assets/fonts', { recursive: true })
for (const { name, wght } of families)
  for (const [script, text] of Object.entries(letters)) {
    const source = await readFile(`node_modules/@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`)
    const font = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: { wght } })
    await writeFile(`assets/fonts/${name}-${script}.woff2`, font)
    console.log(`${name}-${script}: ${source.length} -> ${font.length} bytes`)
  }
