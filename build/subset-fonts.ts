import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { locales } from '../app/domain/locales/locale.ts'
import { localeEntries } from '../app/site/locales/locales.data.ts'
import { lettersOf } from './letters.data.ts'

/** One weight for headings and figures: the axis would cost every first visit another 12 kB. */
const families = [
  { name: 'onest', source: 'onest-400-600.ttf', use: 'text' },
  { name: 'sofia-sans-extra-condensed', source: 'sofia-sans-extra-condensed-800.ttf', use: 'headings' }
] as const
const languageNames = localeEntries.map(({ name }) => name).join('')

await mkdir('assets/fonts', { recursive: true })
for (const { name, source, use } of families) {
  const whole = await readFile(`art/fonts/${source}`)
  for (const locale of locales) {
    const font = await subsetFont(
      locale === 'uk' ? withUkrainianForms(whole) : whole,
      lettersOf(locale, use, languageNames),
      { targetFormat: 'woff2' }
    )
    await writeFile(`assets/fonts/${name}-${locale}.woff2`, font)
    console.log(`${name}-${locale}: ${font.length} bytes`)
  }
}

/**
 * The headings' font has Bulgarian letter forms, in which «т» is an «m», and the others for one language, Russian: they are given to Ukrainian. In: the whole
 * font, whose only such tags are of its lists of languages.
 */
function withUkrainianForms(font: Buffer): Buffer {
  return Buffer.from(font.toString('latin1').replaceAll('RUS ', 'UKR '), 'latin1')
}
