import { expect, it } from 'vitest'
import { type Badge, readBadge } from './live-navigation.ts'

it.each<[rule: string, badge: string | null | undefined, shown: Badge | null]>([
  ['a key of words', 'navigation.badge-new', { kind: 'words', key: 'navigation.badge-new' }],
  ['an icon', 'lucide:sparkles', { kind: 'icon', name: 'lucide:sparkles' }],
  ['letters, digits and - only', 'mdi-light:star-2', { kind: 'icon', name: 'mdi-light:star-2' }],
  ['none', null, null],
  ['utility items have none', undefined, null],
  ['empty', '', null],
  ['words of something else', 'navigation.help', null],
  ['a key that nobody knows', 'navigation.badge-hot', null],
  ['words as they are', 'New!', null],
  ['a script', 'javascript:alert(1)', null],
  ['two colons', 'a:b:c', null],
  ['a path', 'a:../b', null],
  ['very long', `a:${'b'.repeat(61)}`, null]
])('%s: %s', (_rule, badge, shown) => {
  expect(readBadge(badge)).toEqual(shown)
})
