import { expect, it } from 'vitest'
import type { Translate } from '../../site/messages/translate.ts'
import type { HelpEntry } from './help-of-country.ts'
import { type HelpLine, helpSections, selfExclusionWords } from './help-words.ts'

const keys: Translate = (key, ...[values]) => `${key}${values ? ` ${Object.values(values).join(' ')}` : ''}`
const entry: HelpEntry = { name: 'A', kind: 'helpline' }
const line: HelpLine = { name: 'A', kind: 'self-exclusion.helpline', phone: null, website: null, notes: [] }
const places = { visitorPlace: 'Norway', sitePlace: 'Global' }

it.each<[rule: string, given: Partial<HelpEntry>, said: Partial<HelpLine>]>([
  ['a helpline', {}, {}],
  ['a register', { kind: 'self-exclusion' }, { kind: 'self-exclusion.register' }],
  [
    'a number that a phone can call',
    { phone: '0 800 (12) 3-4' },
    { phone: { text: '0 800 (12) 3-4', href: 'tel:08001234' } }
  ],
  ['an international number', { phone: '+32 800 1' }, { phone: { text: '+32 800 1', href: 'tel:+328001' } }],
  [
    'a site by its name',
    { url: 'https://www.help.test/a/?b' },
    { website: { text: 'help.test', href: 'https://www.help.test/a/?b' } }
  ],
  ['its hours', { hours: { from: '08:00', until: '22:00' } }, { notes: ['self-exclusion.hours 08:00 22:00'] }],
  ['a regulator', { kind: 'regulator' }, { kind: 'footer.regulator' }]
])('%s', (_rule, given, said) => {
  expect(helpSections(keys, [{ scope: 'international', entries: [{ ...entry, ...given }] }], places)).toEqual([
    { title: 'self-exclusion.of-international', lines: [{ ...line, ...said }] }
  ])
})

it.each([
  ['visitor', 'self-exclusion.of-visitor Norway'],
  ['site', 'self-exclusion.of-site Global'],
  ['international', 'self-exclusion.of-international']
] as const)('says for which place: %s', (scope, title) => {
  expect(helpSections(keys, [{ scope, entries: [] }], places)[0]?.title).toBe(title)
})

it.each([
  [
    'with the page on responsible gaming',
    '/responsible-gaming/',
    { text: 'self-exclusion.more', href: '/responsible-gaming/' }
  ],
  ['where that is not live', null, null]
])('%s', (_, href, more) => expect(selfExclusionWords(keys, [], places, href).more).toEqual(more))
