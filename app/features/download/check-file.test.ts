import { expect, it } from 'vitest'
import {
  hexadecimal,
  maxHashedBytes,
  type PublishedFile,
  type Verdict,
  verdictBySize,
  verdictBySum
} from './check-file.ts'

const files: PublishedFile[] = [
  { build: 'Windows', sizeBytes: 300, sha256: 'ab'.repeat(32) },
  { build: 'Mac', sizeBytes: maxHashedBytes + 1, sha256: 'cd'.repeat(32) }
]

it.each<[rule: string, sizeBytes: number, verdict: Verdict | null]>([
  ['a file of any size that can be hashed is hashed', 300, null],
  ['also one of a size that none of ours has', 301, null],
  ['up to the limit', maxHashedBytes, null],
  ['beyond it, one of the size of ours must be checked by a command', maxHashedBytes + 1, { kind: 'tooLarge' }],
  ['beyond it, one of another size is not ours', maxHashedBytes + 2, { kind: 'mismatch' }]
])('%s', (_rule, sizeBytes, verdict) => {
  expect(verdictBySize(sizeBytes, files)).toEqual(verdict)
})

it.each<[rule: string, sha256: string, verdict: Verdict]>([
  ['the same checksum: it is ours, and of this build', 'ab'.repeat(32), { kind: 'match', build: 'Windows' }],
  ['capitals are the same digits', 'AB'.repeat(32), { kind: 'match', build: 'Windows' }],
  ['one digit differs: it is not', `${'ab'.repeat(31)}ac`, { kind: 'mismatch' }],
  ['no checksum is none of ours', '', { kind: 'mismatch' }]
])('%s', (_rule, sha256, verdict) => {
  expect(verdictBySum(sha256, files)).toEqual(verdict)
})

it('writes a digest in small hexadecimal digits', () => {
  expect(hexadecimal(new Uint8Array([0, 15, 160, 255]).buffer)).toBe('000fa0ff')
})
