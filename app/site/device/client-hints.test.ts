import { expect, it } from 'vitest'
import { clientHints } from './client-hints.ts'
import type { DeviceHints } from './platform.ts'

it.each<[rule: string, headers: { [name: string]: string | string[] | undefined }, hints: DeviceHints]>([
  ['no header, no hint', {}, {}],
  ['the one that comes unasked', { 'sec-ch-ua-platform': '"Windows"' }, { platform: 'Windows' }],
  ['two words', { 'sec-ch-ua-platform': '"Chrome OS"' }, { platform: 'Chrome OS' }],
  ['a browser that keeps it to itself', { 'sec-ch-ua-platform': '""' }, {}],
  ['no quotation marks, no hint', { 'sec-ch-ua-platform': 'Windows' }, {}],
  ['sent twice', { 'sec-ch-ua-platform': ['"Windows"', '"macOS"'] }, {}],
  ['longer than any system', { 'sec-ch-ua-platform': `"${'a'.repeat(41)}"` }, {}]
])('%s', (_rule, headers, hints) => {
  expect(clientHints(headers)).toEqual(hints)
})
