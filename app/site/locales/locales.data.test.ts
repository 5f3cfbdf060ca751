import { globSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { localeEntrySchema } from '../../domain/entities/entities.schema.ts'
import { isLocale } from '../../domain/locales/locale.ts'
import { localeEntries } from './locales.data.ts'

it.each(localeEntries.map(entry => [entry.code, entry] as const))(
  'S3-11 the entry of %s has its fields, and its own files are there',
  (code, entry) => {
    expect(v.parse(localeEntrySchema, entry)).toEqual(entry)
    expect(globSync(entry.files)).not.toEqual([])
    expect(entry.files.filter(file => !file.endsWith(`/${code}.json`))).toEqual([])
  }
)

it.each<[rule: string, value: string, known: boolean]>([
  ['`uk` is Ukrainian', 'uk', true],
  ['`GB` the United Kingdom', 'gb', false],
  ['pt-br', 'pt-br', true],
  ['codes are written small', 'FR', false],
  ['no name of a JavaScript object', 'constructor', false]
])('%s', (_rule, value, known) => {
  expect(isLocale(value)).toBe(known)
})
