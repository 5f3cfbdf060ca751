import { expect, it } from 'vitest'
import { fillFigures } from './fill-figures.ts'
import { placeholderNames, proseFigures } from './prose-figures.ts'

const configuration = {
  brand: 'A room',
  operatorName: 'A Room Limited',
  registeredOffice: '1 Quay Road',
  supportEmail: 'support@example.com',
  privacyEmail: 'privacy@example.com',
  streamerEmail: 'streamers@example.com',
  complaintsEmail: 'complaints@example.com',
  pressEmail: 'press@example.com',
  partnerEmail: 'partners@example.com'
}
const facts = { figures: { viewers: { kind: 'count', value: 40 } }, configuration, minimumAge: 21 } as const

it.each<[rule: string, locale: string, text: string, filled: string]>([
  ['figures', 'en', '{viewers}', '40'],
  [
    'the site configuration',
    'en',
    '{brand}, {operatorName}, {pressEmail}',
    'A room, A Room Limited, press@example.com'
  ],
  ['the age mark of the audience', 'fr', '{ageMark}', '21+'],
  ['the age within a sentence', 'fr', 'au moins {minimumAge} ans', 'au moins 21 ans']
])('%s', (_rule, locale, text, filled) => {
  expect(fillFigures(text, proseFigures(facts, locale))).toBe(filled)
})

it('knows the name of everything it fills, and nothing else', () => {
  expect([...placeholderNames(['viewers'])].sort()).toEqual(Object.keys(proseFigures(facts, 'en')).sort())
})
