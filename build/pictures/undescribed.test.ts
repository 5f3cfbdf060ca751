import { expect, it } from 'vitest'
import { pictures } from '../../content/pictures/pictures.schema.ts'
import { describeField, schemaFaults } from '../../server/platform/schema-faults.ts'
import { inEveryLanguage } from '../../tests/fixtures/in-every-language.ts'
import { undescribed } from './undescribed.ts'

const words = { table: { alt: inEveryLanguage('A table') }, glow: { decoration: true as const } }

it.each<[rule: string, masters: string[], said: RegExp[]]>([
  ['"alternative text demanded": a picture that nobody has described', ['felt', 'table'], [/felt: nobody has said/]],
  ['described, or decoration', ['table', 'glow'], []],
  ['words may be written before the picture', [], []]
])('%s', (_rule, masters, said) => {
  const messages = undescribed(masters, words)
  expect(messages).toHaveLength(said.length)
  for (const [index, message] of messages.entries()) expect(message).toMatch(said[index] ?? /^$/)
})

it.each<[rule: string, record: unknown, says: string]>([
  ['other languages are missing', { table: { alt: { fr: 'Une table' } } }, 'table.alt.en is missing'],
  ['nothing is said', { table: {} }, 'write alt'],
  ['the ending belongs to the file', { 'table.webp': { decoration: true } }, 'without its ending']
])('refused with what to write: %s', (_rule, record, says) => {
  expect(schemaFaults(pictures, record).map(describeField).join(' ')).toContain(says)
})
