import { afterAll, expect, it } from 'vitest'
import { content } from '../fixtures/content.ts'
import { attributeOf, elementsOf, textOf } from '../fixtures/html-elements.ts'
import { runSite } from '../fixtures/running-site.ts'
import { schemaFaults } from '../fixtures/schema-org.ts'
import { visitors } from '../fixtures/visitors.data.ts'

const now = '2026-11-20T12:00:00Z'
const real = <Item extends { sample: boolean }>(item: Item): Item => ({ ...item, sample: false })
const server = await runSite({
  content: {
    ...content,
    series: content.series.map(real),
    featuredTournaments: content.featuredTournaments.map(real)
  },
  now: () => new Date(now)
})
afterAll(() => server.stop())

/** When the events of an edition begin that one can still enter: all but later days. */
const startsOf = (id: string) =>
  content.series
    .filter(series => series.id === id)
    .flatMap(({ events }) => events)
    .filter(({ structure, start }) => structure !== null && start > now)
    .map(({ start }) => start)

type Event = { '@type': string; name: string; startDate: string; location: { '@type': string; url?: string } }

const graphOf = (html: string): { '@graph': Event[] } => {
  const [script] = elementsOf(html, 'script').filter(item => attributeOf(item, 'type') === 'application/ld+json')
  return JSON.parse(script ? textOf(script) : '')
}
const eventsOf = (html: string) => graphOf(html)['@graph'].filter(thing => thing['@type'] === 'Event')

it.each<[path: string, place: string, starts: readonly string[]]>([
  ['tournaments/sunday-major/', 'VirtualLocation', ['2026-11-22T18:00:00Z']],
  ['tournaments/falcon-series/', 'VirtualLocation', startsOf('falcon-autumn-2026')],
  ['live-series/harbour-classic/', 'Place', startsOf('harbour-classic-2026')]
])('S2-96 real tournaments are events of the page that lists them: %s', async (path, place, starts) => {
  const { text: html } = await server.get('localhost', `/en/${path}`, { headers: visitors.norway })
  const said = eventsOf(html)
  expect(schemaFaults(graphOf(html))).toEqual([])
  expect(said.map(({ startDate }) => startDate)).toEqual(starts)
  expect(starts.length).toBeGreaterThan(0)
  const [main] = elementsOf(html, 'main')
  for (const { name, location } of said) {
    expect(location['@type']).toBe(place)
    expect(main ? textOf(main) : '').toContain(name)
  }
})

it.each([
  ['a site that signs up: its page of downloads', 'http://localhost:3000/en/', 'http://localhost:3000/en/download/'],
  ['a site that informs: its home', 'http://finland.localhost:3000/', 'http://finland.localhost:3000/']
])('machines are sent where one may play, by %s', async (_rule, home, url) => {
  const { hostname: host, pathname } = new URL(`${home}tournaments/sunday-major/`)
  const { text: html } = await server.get(host, pathname, { headers: visitors.norway })
  expect(new Set(eventsOf(html).map(({ location }) => location.url))).toEqual(new Set([url]))
})
