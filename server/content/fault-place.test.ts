import { expect, it } from 'vitest'
import { describeFault } from './content-error.ts'
import { placeFaults } from './fault-place.ts'

const offers = '# offers\n- id: first\n  name: { fr: a }\n\n- id: winter-omaha\n  name:\n    fr: a\n    en: b\n'
const post = '---\ntitle: a\nmeta: { title: b }\n---\n\n## One\n\nA {prise} of it.\n'

it.each<[rule: string, file: string, text: string, field: string, reason: string, said: string]>([
  ['a field of a record', 'o.yaml', offers, '1.name.en', 'is empty', 'o.yaml:8 (winter-omaha): name.en is empty'],
  [
    'a missing one is at what is around it',
    'o.yaml',
    offers,
    '1.name.pl',
    'is missing',
    'o.yaml:7 (winter-omaha): name.pl is missing'
  ],
  ['a record as a whole', 'o.yaml', offers, '0', 'write sites', 'o.yaml:2 (first): write sites'],
  ['a field of a file', 'p.yaml', 'a: 1\nb: 2\n', 'b', 'write a text', 'p.yaml:2: b: write a text'],
  ['front matter', 'p.md', post, 'meta.title', 'write a text', 'p.md:3: meta.title: write a text'],
  [
    'a figure in a text',
    'p.md',
    post,
    'bodyMarkdown',
    '{prise} is no figure',
    'p.md:8: bodyMarkdown: {prise} is no figure'
  ],
  ['a file that is not there', 'p.md', '', '', 'this file is missing: write it', 'p.md: this file is missing: write it']
])('faults name the record and its line: %s', (_rule, file, text, field, reason, said) => {
  expect(placeFaults([{ file, field, reason }], new Map([[file, text]])).map(describeFault)).toEqual([said])
})
