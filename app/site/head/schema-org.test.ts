import { expect, it } from 'vitest'
import { siteConfiguration } from '../config/site-configuration.data.ts'
import {
  breadcrumbData,
  eventData,
  jsonForScript,
  organizationData,
  questionsData,
  softwareData,
  structuredData
} from './schema-org.ts'

it.each<[rule: string, text: string]>([
  ['no text ends the script element', '</script><b>'],
  ['no text opens a comment', '<!--']
])('%s', (_rule, text) => {
  const json = jsonForScript({ text })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ text })
})

it('numbers the places from home on', () => {
  const places = [
    { name: 'Home', url: 'https://example.com/' },
    { name: 'Contact', url: 'https://example.com/contact/' }
  ]
  expect(breadcrumbData(places).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' },
    { '@type': 'ListItem', position: 2, name: 'Contact', item: 'https://example.com/contact/' }
  ])
})

it('takes the organization from the site configuration', () => {
  const { name, legalName } = organizationData({
    configuration: siteConfiguration,
    url: 'https://example.com/',
    logo: 'https://example.com/l.svg'
  })
  expect([name, legalName]).toEqual([siteConfiguration.brand, siteConfiguration.operatorName])
})

it('a page without questions says nothing of questions', () => {
  expect(questionsData([])).toBeNull()
})

it('all that a page says stands in one graph', () => {
  expect(structuredData([{ '@type': 'Thing' }])).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing' }]
  })
})

const software = (sample: boolean, sampleNote?: string) =>
  softwareData({
    build: { version: '1.2.0', releasedOn: '2026-11-02', sample },
    name: 'A room',
    system: 'Windows 8 or later',
    url: 'https://example.com/download/',
    home: 'https://example.com/',
    sampleNote
  })

it('"sample data must not pose as real": a sample build says so, or is left out', () => {
  expect(software(true, 'A sample.')).toMatchObject({ description: 'A sample.', softwareVersion: '1.2.0' })
  expect(software(true)).toBeNull()
  expect(software(false, 'A sample.')).not.toHaveProperty('description')
})

const starts = (sample: boolean, place: Parameters<typeof eventData>[1]['place'] = 'https://example.com/download/') =>
  eventData([{ name: 'A major', start: new Date('2026-11-22T18:00:00Z'), sample }], {
    url: 'https://example.com/',
    place,
    organizer: { name: 'A room', url: 'https://example.com/' }
  })

it('"Sample data must not pose as real": no sample tournament is an event', () => {
  expect(starts(true)).toEqual([])
})

it('a real one is: online, at its start, with where and by whom', () => {
  expect(starts(false)).toEqual([
    {
      '@type': 'Event',
      name: 'A major',
      startDate: '2026-11-22T18:00:00Z',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://example.com/download/' },
      organizer: { '@type': 'Organization', name: 'A room', url: 'https://example.com/' },
      url: 'https://example.com/'
    }
  ])
})

it('an event of a live series is at its venue', () => {
  expect(starts(false, { name: 'The Warehouse', town: 'Port Example' })).toMatchObject([
    {
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'The Warehouse', address: 'Port Example' }
    }
  ])
})
