import { expect, it } from 'vitest'
import { summaryOfFaults } from './content-error.ts'

const fault = (file: string) => ({ file, line: 3, record: 'a-record', field: 'title', reason: 'is missing' })

it.each<[rule: string, files: string[], said: string | null]>([
  ['nothing without a fault', [], null],
  ['one fault', ['a.yaml'], 'content: 1 fault, what was good last is shown: a.yaml'],
  [
    'a file is named once',
    ['a.yaml', 'b.md', 'a.yaml'],
    'content: 3 faults, what was good last is shown: a.yaml, b.md'
  ],
  [
    'ten files at most',
    Array.from({ length: 12 }, (_, index) => `${index}.md`),
    'content: 12 faults, what was good last is shown: 0.md, 1.md, 2.md, 3.md, 4.md, 5.md, 6.md, 7.md, 8.md, 9.md and 2 more'
  ]
])('"a line in /readyz tells": %s', (_rule, files, said) => {
  expect(summaryOfFaults(files.map(fault))).toBe(said)
})
