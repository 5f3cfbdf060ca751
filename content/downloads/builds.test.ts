import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { content } from '../../tests/fixtures/content.ts'
import { builds as schema } from './builds.schema.ts'

const { builds, figures } = content

it('the release notes of the download page are those of the version that every build has', () => {
  for (const { version } of builds) expect(figures['clientVersion']).toMatchObject({ value: version })
})

describe('"Version, date, size, SHA-256 and signer beside each build, from data"', () => {
  it.each(builds.flatMap(({ platform, file }) => (file ? [{ platform, ...file }] : [])))(
    'the sample file for $platform is the one that the data describe',
    ({ name, sizeBytes, sha256 }) => {
      const bytes = readFileSync(`demo/sample-client/files/${name}`)
      expect(bytes.length).toBe(sizeBytes)
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    }
  )

  it('no two builds share a file', () => {
    const sums = builds.flatMap(({ file }) => file?.sha256 ?? [])
    expect(new Set(sums).size).toBe(sums.length)
  })
})

const [first] = builds
const refused = (change: object) =>
  v
    .safeParse(
      schema,
      builds.map(build => (build === first ? { ...build, ...change } : build))
    )
    .issues?.map(issue => issue.message)

it.each<[rule: string, change: object, reason: RegExp]>([
  ['one build a system', { platform: 'ios' }, /one build for each/],
  ['a SHA-256 is 64 hexadecimal digits', { file: { ...first?.file, sha256: 'ABC' } }, /64 small hexadecimal/],
  ['a day is in the calendar', { releasedOn: '2026-02-30' }, /calendar/],
  ['a file’s name leads nowhere else', { file: { ...first?.file, name: '../a' } }, /name of the file/],
  ['a build has a signer', { signer: '' }, /empty/]
])('refused: %s', (_rule, change, reason) => {
  expect(refused(change)?.join()).toMatch(reason)
})
