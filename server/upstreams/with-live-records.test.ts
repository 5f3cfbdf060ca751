import { expect, it } from 'vitest'
import { teamOf } from '../../app/site/page/team.ts'
import { content } from '../../tests/fixtures/content.ts'
import { helpItem as help } from '../../tests/fixtures/menu-facts.ts'
import { withLiveRecords } from './with-live-records.ts'

const [first, second] = content.ambassadors.map(({ slug, name }) => ({ slug, name }))

it('without any the content is the very same: nothing is rendered anew', () => {
  expect(withLiveRecords(content, {})).toBe(content)
})

it('a menu stands in for its own alone', () => {
  const both = withLiveRecords(content, { utility: [help] })
  expect(both.navigation).toEqual({ ...content.navigation, utility: [help] })
  expect(both.ambassadors).toBe(content.ambassadors)
})

it('"order and names from it": content stays as editors write it', () => {
  const given = [second, { slug: 'new-star', name: 'New Star' }, { slug: first?.slug ?? '', name: 'Renamed' }]
  const both = withLiveRecords(content, { ambassadors: given.flatMap(person => person ?? []) })
  expect(both.ambassadors).toBe(content.ambassadors)
  expect(teamOf(both).map(({ slug, name, profile }) => [slug, name, profile?.slug])).toEqual([
    [second?.slug, second?.name, second?.slug],
    ['new-star', 'New Star', undefined],
    [first?.slug, 'Renamed', first?.slug]
  ])
})

it('the version follows the content, the record, and which record it is', () => {
  const versions = [
    content.version,
    withLiveRecords(content, { ambassadors: [] }).version,
    withLiveRecords(content, { utility: [] }).version,
    withLiveRecords({ ...content, version: 'another' }, { utility: [] }).version
  ]
  expect(new Set(versions).size).toBe(4)
  expect(withLiveRecords(content, { utility: [] }).version).toBe(versions[2])
})
