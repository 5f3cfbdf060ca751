import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['emphasis', 'A **bold** *word*.', 'A bold word.'],
  ['a link to a page', 'See [our limits](/responsible-gaming/).', 'See our limits.'],
  ['a link out', 'See [this](https://example.com/).', 'See this.'],
  ['an address', 'Write to someone@example.com.', 'Write to someone@example.com.'],
  ['signs', `Tom & Jerry’s 3 > 2, “so” "what" it's`, `Tom & Jerry’s 3 > 2, “so” "what" it's`],
  ['an escape is not read twice', 'a &amp;lt; b', 'a &lt; b']
])('%s', (_rule, markdown, words) => {
  expect(plainText(markdown)).toBe(words)
})
