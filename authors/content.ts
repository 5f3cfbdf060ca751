import { readFile, writeFile } from 'node:fs/promises'
import { type Locale, locales } from '../app/domain/locales/locale.ts'
import { localeEntries } from '../app/site/locales/locales.data.ts'
import { siteMap } from '../app/site/site-map/site-map.data.ts'
import { readArgs } from '../build/run-command.ts'
import { readMessages } from '../build/vite/messages.ts'
import { readContent } from '../server/content/content-reader.ts'
import { gapsOf } from './gaps.ts'
import { earlierSources } from './translation/earlier-sources.ts'
import { readLookedAt, stateOf, withLookedAt, writeLookedAt } from './translation/looked-at.ts'
import { localeOfCode, readPo, type Unit, writePo } from './translation/po-file.ts'
import { readTexts, sourceLocale } from './translation/texts.ts'
import { judgeAnswers, keyOf } from './translation/translation-faults.ts'
import { readForbiddenWords, voiceFaults } from './translation/voice-faults.ts'
import { writeText } from './translation/write-text.ts'

const usage = `Usage:
  npm run content                               what cannot be published, and the state of every language
  npm run content -- list {language}            what is missing or older than its source
  npm run content -- export {language} [--all]  writes {language}.po: what is to be translated, or all
  npm run content -- import {file.po}           puts what a translator has written in its place
  npm run content -- voice {language}           what says a word that the language's page of the voice forbids
  npm run content -- looked {language} {file}   says that you have looked at a page's translation; a file, or the beginning of its name`

/** The work of translators. Throws, with what is wrong, where a word is not known or a file cannot be taken. */
export async function runContent(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArgs(args, { all: { type: 'boolean' } }, usage)
  const [command, first, second = ''] = positionals
  switch (command) {
    case undefined:
      return printLanguages()
    case 'list':
      return printTexts(await unitsOf(languageOf(first)))
    case 'export':
      return exportTexts(languageOf(first), values.all === true)
    case 'import':
      return importTexts(first ?? '')
    case 'voice':
      return printVoice(first)
    case 'looked':
      return markLookedAt(languageOf(first), second)
    default:
      throw new Error(usage)
  }
}

function languageOf(word: string | undefined): Locale {
  const locale = localeOfCode(word ?? '')
  if (!locale || locale === sourceLocale)
    throw new Error(`${word ?? 'Nothing'} is no language that is translated into.\n${usage}`)
  return locale
}

/** English has a voice as well, though nobody translates into it. */
function printVoice(word: string | undefined): void {
  const locale = word === sourceLocale ? word : languageOf(word)
  const faults = voiceFaults(readTexts(locale), locale, readForbiddenWords(locale))
  for (const fault of faults) console.log(fault)
  console.log(`${faults.length} words against the voice of ${locale}`)
}

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

/** Throws ContentError where something of the content cannot be published, and after the table where code and content do not fit each other. */
async function printLanguages(): Promise<void> {
  console.log('Checking every record and every text …')
  const content = await readContent('content')
  console.log('Comparing every language with its source …')
  const sources = readTexts(sourceLocale)
  const rows = await Promise.all(
    localeEntries
      .filter(({ code }) => code !== sourceLocale)
      .map(async ({ code, name }) => {
        const lookedAt = await readLookedAt(code)
        const own = textsByKey(code)
        const states = sources.map(source => stateOf(source, own.get(keyOf(source)), lookedAt))
        const count = (state: Unit['state']) => states.filter(other => other === state).length
        return { language: `${code} ${name}`, texts: states.length, missing: count('missing'), older: count('older') }
      })
  )
  console.table(rows)
  const messages = Object.fromEntries(locales.map(locale => [locale, readMessages(locale)]))
  const gaps = gapsOf({ ...content, siteMap, messages })
  if (gaps.length > 0) throw new Error(['Code and content do not fit each other:', ...gaps].join('\n  '))
}

function printTexts(units: readonly Unit[]): void {
  const open = units.filter(({ state }) => state !== 'current')
  for (const { state, file, field, text } of open) console.log(`${state.padEnd(8)}${file} ${field}: ${start(text)}`)
  console.log(`${open.length} of ${units.length} texts are missing or older than their source`)
}

const start = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text).replaceAll('\n', ' ')

async function exportTexts(locale: Locale, all: boolean): Promise<void> {
  const units = await unitsOf(locale)
  const chosen = units.filter(({ state }) => all || state !== 'current')
  const earlier = new Map<string, ReadonlyMap<string, string>>()
  for (const [file, ofFile] of Map.groupBy(units, unit => unit.file))
    if (ofFile.some(({ state }) => state === 'older')) earlier.set(file, earlierSources(file, ofFile))
  const withPrevious = chosen.map(unit => ({
    ...unit,
    previous: unit.state === 'older' ? earlier.get(unit.file)?.get(unit.field) : undefined
  }))
  const name = `${locale}.po`
  await writeFile(name, writePo(locale, withPrevious, new Date()))
  console.log(`${name}: ${chosen.length} texts`)
}

/** Writes the good texts, whatever else the file holds. Throws with each text that is refused, so that the command fails. */
async function importTexts(name: string): Promise<void> {
  const { language, answers, fuzzy, empty } = readPo(await readFile(name, 'utf8'))
  const locale = languageOf(language)
  const sources = readTexts(sourceLocale)
  const { taken, refused } = judgeAnswers(answers, sources, locale)
  const present = textsByKey(locale)
  const fresh = taken.filter(answer => present.get(keyOf(answer)) !== answer.text)
  for (const answer of fresh) await writeText(answer, locale)
  const seen = taken.map(({ file, field, source }) => ({ file, field, text: source }))
  await writeLookedAt(locale, withLookedAt(await readLookedAt(locale), sources, seen))
  const unchanged = taken.length - fresh.length
  console.log(
    `${name}: ${fresh.length} texts are new, ${unchanged} unchanged; left out: ${fuzzy} fuzzy, ${empty} empty`
  )
  if (refused.length > 0) throw new Error(`Refused, all else is in its place:\n${refused.join('\n')}`)
}

async function markLookedAt(locale: Locale, beginning: string): Promise<void> {
  const sources = readTexts(sourceLocale)
  const written = new Set(readTexts(locale).map(keyOf))
  const seen = sources.filter(source => source.file.startsWith(beginning) && written.has(keyOf(source)))
  if (seen.length === 0) throw new Error(`No text of ${locale} is in a file that begins with ${beginning}`)
  await writeLookedAt(locale, withLookedAt(await readLookedAt(locale), sources, seen))
  console.log(`${seen.length} texts are marked as looked at`)
}
