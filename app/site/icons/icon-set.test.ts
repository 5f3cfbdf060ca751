import { expect, it } from 'vitest'
import { readIconSet } from './icon-set.ts'

const body = '<path d="M0 0h1"/>'
const set = (fields: object) => ({ prefix: 'a', icons: { one: { body } }, ...fields })

it.each<[rule: string, payload: unknown]>([
  ['no object', 'one'],
  ['null', null],
  ['a list', [set({})]],
  ['another set', set({ prefix: 'b' })],
  ['no icons', { prefix: 'a' }],
  ['icons that are a list', set({ icons: [] })],
  ['the text of a status', 404]
])('S8-7 "invalid icon payload: ignored": %s', (_rule, payload) => {
  expect(readIconSet(payload, 'a')).toBeNull()
})

it.each<[rule: string, payload: object, name: string, icon: object | null]>([
  ['a square of 16 where nothing is said', set({}), 'one', { body, width: 16, height: 16, left: 0, top: 0 }],
  ['the set says the size', set({ width: 24, height: 20 }), 'one', { body, width: 24, height: 20, left: 0, top: 0 }],
  [
    'the icon says it more exactly',
    set({ width: 24, height: 24, icons: { one: { body, width: 30, left: -3 } } }),
    'one',
    { body, width: 30, height: 24, left: -3, top: 0 }
  ],
  [
    'an alias has the icon of its parent',
    set({ aliases: { two: { parent: 'one' }, three: { parent: 'two' } } }),
    'three',
    { body, width: 16, height: 16, left: 0, top: 0 }
  ],
  ['an alias that turns its parent is missing', set({ aliases: { two: { parent: 'one', rotate: 1 } } }), 'two', null],
  ['an alias of itself ends', set({ aliases: { two: { parent: 'two' } } }), 'two', null],
  ['a name that every object has is no icon', set({}), 'constructor', null],
  ['an icon with a script is missing', set({ icons: { one: { body: '<script/>' } } }), 'one', null],
  ['an icon without a body is missing', set({ icons: { one: {} } }), 'one', null],
  ['a size that is no number', set({ icons: { one: { body, width: '24' } } }), 'one', null],
  ['a size of nothing', set({ icons: { one: { body, height: 0 } } }), 'one', null]
])('%s', (_rule, payload, name, icon) => {
  expect(readIconSet(payload, 'a')?.find(name)).toEqual(icon)
})
