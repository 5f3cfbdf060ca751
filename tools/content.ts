import { readFile, writeFile } from 'node:fs/promises'
import { type Locale, languageTag, locales } from '../app/site/locales/locale.ts'
import { localeEntries } from '../app/site/locales/locales.data.ts'
import { readLookedAt, stateOf, withLookedAt, writeLookedAt } from './translation/looked-at.ts'
import { readPo, type Unit, writePo } from './translation/po-file.ts'
import { readTexts, type SiteText, sourceLocale } from './translation/texts.ts'
import { translationFaults } from './translation/translation-faults.ts'
import { writeText } from './translation/write-text.ts'

const usage = `Usage:
  npm run content                               how every language stands
  npm run content -- list {language}            what is missing or older than its source
  npm run content -- export {language} [--all]  writes {language}.po: what is to be translated, or all
  npm run content -- import {file.po}           puts a translator's file in its place
  npm run content -- looked {language} {file}   says that somebody has looked at a page's translation; a file, or the beginning of its name`

/** The work of translators. Throws, with what is wrong, where a word is not known or a file cannot be taken. */
export async function runContent([command, ...words]: readonly string[]): Promise<void> {
  switch (command) {
    case undefined:
      return printLanguages()
    case 'list':
      return printTexts(await unitsOf(languageOf(words[0])))
    case 'export':
      return exportTexts(languageOf(words[0]), words.includes('--all'))
    case 'import':
      return importTexts(words[0] ?? '')
    case 'looked':
      return markLookedAt(languageOf(words[0]), words[1] ?? '')
    default:
      throw new Error(usage)
  }
}

function languageOf(word: string | undefined): Locale {
  const locale = locales.find(code => code === word?.toLowerCase())
  if (!locale || locale === sourceLocale)
    throw new Error(`${word ?? 'Nothing'} is no language that is translated into.\n${usage}`)
  return locale
}

const keyOf = ({ file, field }: SiteText) => `${file} ${field}`
const textsByKey = (locale: Locale) => new Map(readTexts(locale).map(text => [keyOf(text), text.text]))

/** Every source text with its translation into a language. */
async function unitsOf(locale: Locale): Promise<Unit[]> {
  const lookedAt = await readLookedAt(locale)
  const own = textsByKey(locale)
  const french = textsByKey('fr')
  return readTexts(sourceLocale).map(source => {
    const translation = own.get(keyOf(source))
    const note = locale === 'fr' ? undefined : french.get(keyOf(source))
    return { ...source, translation, note, state: stateOf(source, translation, lookedAt) }
  })
}

async function printLanguages(): Promise<void> {
  const rows = await Promise.all(
    localeEntries
      .filter(({ code }) => code !== sourceLocale)
      .map(async ({ code, name }) => {
        const units = await unitsOf(code)
        const count = (state: Unit['state']) => units.filter(unit => unit.state === state).length
        return { language: `${code} ${name}`, texts: units.length, missing: count('missing'), older: count('older') }
      })
  )
  console.table(rows)
}

function printTexts(units: readonly Unit[]): void {
  const open = units.filter(({ state }) => state !== 'current')
  for (const { state, file, field, text } of open) console.log(`${state.padEnd(8)}${file} ${field}: ${start(text)}`)
  console.log(`${open.length} of ${units.length} texts are missing or older than their source`)
}

const start = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text).replaceAll('\n', ' ')

async function exportTexts(locale: Locale, all: boolean): Promise<void> {
  const units = (await unitsOf(locale)).filter(({ state }) => all || state !== 'current')
  const name = `${locale}.po`
  await writeFile(name, writePo(languageTag(locale), units))
  console.log(`${name}: ${units.length} texts`)
}

/** Nothing is written where any text has a fault, so that a file is either in its place or not. */
async function importTexts(name: string): Promise<void> {
  const { language, answers } = readPo(await readFile(name, 'utf8'))
  const locale = languageOf(language)
  const sources = readTexts(sourceLocale)
  const known = new Map(sources.map(source => [keyOf(source), source.text]))
  const faults = answers.flatMap(answer => {
    const source = known.get(keyOf(answer))
    const reasons =
      source === undefined
        ? ['stands nowhere on the site any more']
        : source === answer.source
          ? translationFaults({ ...answer, source, locale })
          : ['has another source by now: export it again']
    return reasons.map(reason => `${keyOf(answer)}: ${reason}`)
  })
  if (faults.length > 0) throw new Error(`${name} was not taken:\n${faults.join('\n')}`)
  const present = textsByKey(locale)
  const fresh = answers.filter(answer => present.get(keyOf(answer)) !== answer.text)
  for (const answer of fresh) await writeText(answer, locale)
  const seen = answers.map(({ file, field, source }) => ({ file, field, text: source }))
  await writeLookedAt(locale, withLookedAt(await readLookedAt(locale), sources, seen))
  console.log(`${answers.length} texts are in their place, ${fresh.length} of them new`)
}

async function markLookedAt(locale: Locale, beginning: string): Promise<void> {
  const sources = readTexts(sourceLocale)
  const written = new Set(readTexts(locale).map(keyOf))
  const seen = sources.filter(source => source.file.startsWith(beginning) && written.has(keyOf(source)))
  if (seen.length === 0) throw new Error(`No text of ${locale} stands in a file that begins with ${beginning}`)
  await writeLookedAt(locale, withLookedAt(await readLookedAt(locale), sources, seen))
  console.log(`${seen.length} texts are marked as looked at`)
}
