import { expect, it } from 'vitest'
import type { Translate } from '../../site/messages/translate.ts'
import { type AppliedRule, appliedRule, whyWords } from './why-words.ts'

const keys: Translate = (key, ...[values]) => `${key}${values ? ` ${Object.values(values).join(' ')}` : ''}`

it.each<[rule: string, isKnown: boolean, facts: Parameters<typeof appliedRule>[1], applied: AppliedRule]>([
  ['"unknown is treated as no rule"', false, { rule: null, signUp: 'open' }, 'unknown'],
  ['no rule', true, { rule: null, signUp: 'open' }, 'none'],
  ['sign-up is that of another region', true, { rule: null, signUp: 'elsewhere' }, 'elsewhere'],
  ['WARNING', true, { rule: 'WARNING', signUp: 'refused' }, 'warning'],
  ['BLOCKED', true, { rule: 'BLOCKED', signUp: 'refused' }, 'blocked']
])('%s', (_rule, isKnown, facts, applied) => expect(appliedRule(isKnown, facts)).toBe(applied))

it.each<[place: string | null, applied: AppliedRule, text: string]>([
  [null, 'unknown', 'why-this.country-unknown why-this.rule-unknown'],
  ['Norway', 'none', 'why-this.country Norway why-this.rule-none'],
  ['Sweden', 'elsewhere', 'why-this.country Sweden why-this.rule-elsewhere'],
  ['Brazil', 'warning', 'why-this.country Brazil why-this.rule-warning'],
  ['France', 'blocked', 'why-this.country France why-this.rule-blocked']
])('"country as detected, rule applied": %s, %s', (place, applied, text) => {
  expect(whyWords(keys, place, applied)).toBe(text)
})
