import { expect, it } from 'vitest'
import { splitAtHeadings } from './split-at-headings.ts'

it.each<[rule: string, text: string, opening: string, sections: string[]]>([
  ['an opening and its sections', 'Before.\n\n## One\n\nA\n\n## Two\n\nB', 'Before.', ['## One\n\nA\n', '## Two\n\nB']],
  ['a heading at once', '## One\n\nA', '', ['## One\n\nA']],
  ['headings of other levels part nothing', '## One\n\n### Deeper', '', ['## One\n\n### Deeper']],
  ['no heading', 'Before.', 'Before.', []]
])('a text at its headings: %s', (_rule, text, opening, sections) => {
  expect(splitAtHeadings(text)).toEqual({ opening, sections })
})
