import { expect, it } from 'vitest'
import { readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { attributeOf, elementsOf } from '../fixtures/html-elements.ts'

const { pages } = await readBuiltSite()

/** "Jumbotron, monthly rewards, players online, … get started, more info." */
const homeSections = [
  'jumbotron',
  'monthly-rewards',
  'players-online',
  'featured-tournaments',
  'unique-features',
  'anytime-anywhere',
  'live-series-glory',
  'meet-the-stars',
  'global-community',
  'get-started',
  'more-info'
]

it('S2-16 home has the eleven sections of the specification, in its order, each named by a heading', () =>
  expectNoFaults(
    pages.filter(({ path }) => path === '/'),
    ({ html }) => {
      const sections = elementsOf(html).filter(element => 'data-section' in element.attribs)
      const names = sections.map(section => attributeOf(section, 'data-section'))
      const unnamed = sections.filter(section => elementsOf(section, ['h1', 'h2']).length !== 1)
      return [
        ...(names.join() === homeSections.join() ? [] : [`the sections are ${names.join(', ')}`]),
        ...unnamed.map(section => `the section ${attributeOf(section, 'data-section')} has no heading of its own`)
      ]
    }
  ))

it('only home has them', () => {
  const others = pages.filter(({ path, html }) => path !== '/' && / data-section="/.test(html))
  expect(others.map(({ name }) => name)).toEqual([])
})
