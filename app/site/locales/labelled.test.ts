import { expect, it } from 'vitest'
import type { Locale } from '../../domain/locales/locale.ts'
import { labelled } from './labelled.ts'
import { localeEntries } from './locales.data.ts'

const spaced: Partial<Record<Locale, string>> = { fr: 'Bonus\u00a0: 140' }

it.each(localeEntries.map(({ code }) => code))('the colon has the spaces of the language: %s', locale => {
  expect(labelled(locale, 'Bonus', '140')).toBe(spaced[locale] ?? 'Bonus: 140')
})
