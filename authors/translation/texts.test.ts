import { expect, it } from 'vitest'
import { textsOf } from './texts.ts'

const page = 'content/pages/a/en.yaml'

it.each<[rule: string, path: string, written: string, texts: Record<string, string>]>([
  ['every text of a page, by its path', page, 'a: { b: [One, Two] }', { 'a.b.0': 'One', 'a.b.1': 'Two' }],
  ['the kind of inducement of a section', page, 'splash: { only: gift, title: Splash }', { 'splash.title': 'Splash' }],
  ['that of an entry of a list', page, 'items: [{ question: Why?, only: amount }]', { 'items.0.question': 'Why?' }],
  ['an anchor', page, 'groups: [{ id: money, title: Money }]', { 'groups.0.title': 'Money' }],
  [
    'in front matter too',
    'content/blog/a/en.md',
    '---\nonly: gift\ntitle: A\n---\nText.',
    { title: 'A', 'body.0': 'Text.' }
  ],
  [
    'in records too',
    'content/offers/offers.yaml',
    '- { name: { fr: Un, en: { id: a, say: One } } }',
    { '0.name.say': 'One' }
  ],
  ['a message may be called so', 'content/messages/en.json', '{ "only": "Only" }', { only: 'Only' }],
  ['a word may say the same', page, 'name: gift', { name: 'gift' }]
])('texts for translators: %s', (_rule, path, written, texts) => {
  expect(textsOf(path, written, 'en')).toEqual(texts)
})
