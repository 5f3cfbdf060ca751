import { expect, it } from 'vitest'
import { titleSize } from './title-size.ts'

it.each([
  ['short words take the largest', 'Download the software', null],
  ['a long word takes less', 'Software herunterladen', 'long'],
  ['a longer one less again', 'Datenschutzerklärung', 'longest'],
  ['the sign after a word is one of it', 'Онлайн і користування?', 'long'],
  ['a line breaks after a hyphen', 'Echtgeld-Pokerräume', null],
  ['a line does not break at a narrow space', 'Confidentialité\u202f?', 'long']
] as const)('a title on a phone: %s', (_rule, title, size) => {
  expect(titleSize(title)).toBe(size)
})
