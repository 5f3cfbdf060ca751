import { expect, it } from 'vitest'
import { escapeMarkup } from './escape-markup.ts'

it.each([
  ['plain words stay', 'Six à table', 'Six à table'],
  ['an element cannot begin', '<b>', '&lt;b&gt;'],
  ['an attribute cannot end', '" onload="x', '&quot; onload=&quot;x'],
  ['what is escaped already is a text like any other', '&lt;', '&amp;lt;']
])('%s', (_rule, text, markup) => {
  expect(escapeMarkup(text)).toBe(markup)
})
