import { expect, it } from 'vitest'
import { faultOf } from './fault-of.ts'

const origin = 'https://room.example'
const own = `${origin}/assets/parts-C8J.js`
const withStack = (stack: string, error: Error = new TypeError('typed by a visitor')) => Object.assign(error, { stack })

it.each<[rule: string, thrown: Parameters<typeof faultOf>[1], told: object | null]>([
  [
    'a fault in a file of ours is told by its place, without its message',
    { error: new RangeError('typed by a visitor'), address: `${own}?q=secret`, line: 3, column: 41 },
    { kind: 'error', name: 'RangeError', file: '/assets/parts-C8J.js', line: 3, column: 41 }
  ],
  [
    'where the browser names no file the stack does',
    { error: withStack(`TypeError: words\n    at start (${own}:7:12)`) },
    { kind: 'error', name: 'TypeError', file: '/assets/parts-C8J.js', line: 7, column: 12 }
  ],
  [
    'an error of a name of its own is other',
    { error: Object.assign(new Error('x'), { name: 'SecretNameError' }), address: own },
    { kind: 'error', name: 'other', file: '/assets/parts-C8J.js', line: 0, column: 0 }
  ],
  ['an extension is not told', { error: new Error('x'), address: 'chrome-extension://abc/x.js' }, null],
  ['a script of another site neither', { error: new Error('x'), address: 'https://tags.example/assets/x.js' }, null],
  ['nor an inline script', { error: new Error('x'), address: `${origin}/en/?token=secret` }, null],
  ['nor what says no place', { error: 'a text', address: '' }, null]
])('%s', (_rule, thrown, told) => {
  expect(faultOf('error', thrown, origin)).toEqual(told)
})
