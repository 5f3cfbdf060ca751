import { expect, it } from 'vitest'
import { policyVersionOf } from '../../../tests/fixtures/policy-version.ts'
import { feedVersions, policyEntryId, policyFeedXml } from './policy-feed.ts'

const past = policyVersionOf('20250101', '2025-01-01')
const announced = policyVersionOf('20270101', '2027-01-01', { announcedOn: '2026-11-01' })
const secret = policyVersionOf('20280101', '2028-01-01')
const other = policyVersionOf('20260601', '2026-06-01')

it('"a feed of policy changes": by the day of the announcement, none that is not announced', () => {
  const found = feedVersions({ terms: [secret, announced, past], privacy: [other] }, new Date('2026-11-21T12:00:00Z'))
  expect(found.map(({ policy, version }) => `${policy} ${version.en.version}`)).toEqual([
    'terms 20270101',
    'privacy 20260601',
    'terms 20250101'
  ])
})

it('Atom: ids that stay, whole addresses, everything escaped', () => {
  const place = { siteId: 'global', locale: 'en' } as const
  const xml = policyFeedXml({
    id: 'tag:x',
    title: 'Changes & more',
    author: 'Room',
    language: 'en',
    page: 'https://room.example/terms-conditions/history/',
    self: 'https://room.example/terms-conditions/history/feed.xml',
    entries: [
      {
        id: policyEntryId('room', place, { policy: 'terms', version: past }),
        title: 'Terms <20250101>',
        changes: ['One.', 'Two.'],
        address: 'https://room.example/a/',
        updated: new Date('2025-01-01')
      }
    ]
  })
  expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">')
  expect(xml).toContain('<title>Changes &amp; more</title>')
  expect(xml).toContain('<updated>2025-01-01T00:00:00.000Z</updated>\n<author><name>Room</name></author>')
  expect(xml).toContain(
    '<entry><id>tag:room.example,2026:global/en/terms-20250101</id><title>Terms &lt;20250101&gt;</title>'
  )
  expect(xml).toContain('<summary>One. Two.</summary></entry>')
})
