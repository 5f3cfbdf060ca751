import { expect, it } from 'vitest'
import { appliesFrom, versionBefore } from '../../app/domain/policies/policy-versions.ts'
import { content } from '../../tests/fixtures/content.ts'

const { policyVersions } = content
const followers = Object.entries(policyVersions).flatMap(([policy, versions]) =>
  versions
    .filter(version => versionBefore(versions, version))
    .map(version => ({ name: `${policy} of ${appliesFrom(version).toISOString().slice(0, 10)}`, version }))
)

it('some policies have more than one version', () => expect(followers.length).toBeGreaterThan(2))

it.each(followers)('"a summary in plain language of what changed": $name says it in every language', ({ version }) => {
  const counts = Object.values(version).map(({ changes = [] }) => changes.length)
  expect(counts[0]).toBeGreaterThan(0)
  expect(new Set(counts).size).toBe(1)
})
