import { expect, it } from 'vitest'
import { withText } from './write-text.ts'

const page = `# A comment stays.
title: "Old"   # so does this one
lead: >-
  Folded over
  two lines.
list:
  - "one"
  - { question: "Why?", answer: "So." }
`

it.each<[rule: string, field: string, text: string, line: string]>([
  ['a text in quotes', 'title', 'New «1»', 'title: "New «1»"   # so does this one'],
  ['a folded text', 'lead', 'In one line.', 'lead: "In one line."\nlist:'],
  ['an item of a list', 'list.0', 'two', '  - "two"'],
  ['a text within braces', 'list.1.answer', 'Say "no".', '{ question: "Why?", answer: "Say \\"no\\"." }']
])('a page keeps all but the text: %s', (_rule, field, text, line) => {
  const written = withText(page, 'content/pages/a/fi.yaml', field, text)
  expect(written).toContain(line)
  expect(written).toContain('# A comment stays.')
  expect(withText(written, 'content/pages/a/fi.yaml', field, text)).toBe(written)
})

const records = `- id: a
  name:
    fr: "Nom"
    en: Name
  terms:
    fr: ["Un", "Deux"]
    en: ["One", "Two"]
  short: { fr: "Oui", en: "Yes" }
`

it('a record gets a line of its own for a new language', () => {
  const named = withText(records, 'content/offers/offers.yaml', '0.name.fi', 'Nimi')
  expect(named).toContain('    en: Name\n    fi: "Nimi"\n  terms:')
  const first = withText(named, 'content/offers/offers.yaml', '0.terms.fi.0', 'Yksi')
  const second = withText(first, 'content/offers/offers.yaml', '0.terms.fi.1', 'Kaksi')
  expect(second).toContain('    en: ["One", "Two"]\n    fi: ["Yksi", "Kaksi"]\n')
  expect(withText(second, 'content/offers/offers.yaml', '0.short.fi', 'Kyllä')).toContain(
    '{ fr: "Oui", en: "Yes", fi: "Kyllä" }'
  )
})

it('what an alias says is written where it stands', () => {
  const aliased = '- terms: &all\n    fr: "Un"\n    en: "One"\n- terms: *all\n'
  expect(withText(aliased, 'content/offers/offers.yaml', '1.terms.fi', 'Yksi')).toBe(
    '- terms: &all\n    fr: "Un"\n    en: "One"\n    fi: "Yksi"\n- terms: *all\n'
  )
})

const policy = '---\ntitle: "Terms"\nversion: \'20260101\'\n---\n\n## Bets\n\nFirst.\n\n- one\n- two\n'

it('a policy keeps its blocks', () => {
  expect(withText(policy, 'content/policies/a/fi.md', 'body.1', 'Ensimmäinen.')).toBe(
    policy.replace('First.', 'Ensimmäinen.')
  )
  expect(withText(policy, 'content/policies/a/fi.md', 'title', 'Ehdot')).toBe(policy.replace('Terms', 'Ehdot'))
  expect(() => withText(policy, 'content/policies/a/fi.md', 'body.7', 'x')).toThrow('has no block 7')
})

it('a place that is not there is named', () => {
  expect(() => withText('- a\n', 'content/offers/offers.yaml', '0.name.fi', 'x')).toThrow('There is no place 0.name.fi')
})
