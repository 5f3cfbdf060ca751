import { expect, it } from 'vitest'
import { content } from '../../tests/fixtures/content.ts'
import { withLiveRecords } from './with-live-records.ts'

const [first, second] = content.ambassadors.map(({ slug, name }) => ({ slug, name }))
const help = { langKey: 'navigation.help', path: '/help/', siteType: 'contents', isShow: true, children: [] } as const

it('without any the content is the very same: nothing is rendered anew', () => {
  expect(withLiveRecords(content, {})).toBe(content)
})

it('a menu stands in for its own alone', () => {
  const both = withLiveRecords(content, { utility: [{ ...help, children: [] }] })
  expect(both.navigation).toEqual({ ...content.navigation, utility: [help] })
  expect(both.ambassadors).toBe(content.ambassadors)
})

it('"order and names from it; those whose words content does not have stay out of pages"', () => {
  const given = [second, { slug: 'nobody-here', name: 'Nobody' }, { slug: first?.slug ?? '', name: 'Renamed' }]
  const { ambassadors } = withLiveRecords(content, { ambassadors: given.flatMap(person => person ?? []) })
  expect(ambassadors.map(({ slug, name }) => ({ slug, name }))).toEqual([
    second,
    { slug: first?.slug, name: 'Renamed' }
  ])
  expect(ambassadors[1]?.line).toEqual(content.ambassadors[0]?.line)
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
