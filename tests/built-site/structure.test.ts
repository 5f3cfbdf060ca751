import { expect, it } from 'vitest'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { attributeOf, elementsOf, textOf, valuesOf } from '../fixtures/html-elements.ts'

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

const headOf = ({ html }: BuiltPage) => elementsOf(html, 'head')[0] ?? html
const repeated = (values: readonly string[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index))
]

it.each<[rule: string, faultsOf: (page: BuiltPage) => string[]]>([
  [
    'no style attribute and no inline event handler: the policy blocks both',
    ({ html }) =>
      elementsOf(html).flatMap(({ name, attribs }) =>
        Object.keys(attribs).flatMap(attribute =>
          attribute === 'style' || attribute.startsWith('on') ? [`<${name} ${attribute}>`] : []
        )
      )
  ],
  ['no id twice', ({ html }) => repeated(valuesOf(html, 'id')).map(id => `two elements have the id ${id}`)],
  [
    'every id that an attribute refers to exists',
    ({ html }) => {
      const ids = new Set(valuesOf(html, 'id'))
      const referring = [
        'aria-labelledby',
        'aria-describedby',
        'aria-controls',
        'aria-owns',
        'for',
        'list',
        'form',
        'popovertarget'
      ]
      return referring.flatMap(attribute =>
        valuesOf(html, attribute).flatMap(value =>
          value.split(/\s+/).flatMap(id => (ids.has(id) ? [] : [`${attribute} names ${id}`]))
        )
      )
    }
  ],
  [
    'headings in order: the first is the h1, and none skips a level',
    ({ html }) => {
      const headings = elementsOf(html, ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']).map(heading => ({
        level: Number(heading.name[1]),
        text: textOf(heading)
      }))
      return headings.flatMap(({ level, text }, index) =>
        level > (headings[index - 1]?.level ?? 0) + 1
          ? [`the h${level} '${text}' follows ${index ? `an h${headings[index - 1]?.level}` : 'nothing'}`]
          : []
      )
    }
  ],
  [
    'every heading has words',
    ({ html }) =>
      elementsOf(html, ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']).flatMap(heading =>
        textOf(heading).trim() ? [] : [`an empty ${heading.name}`]
      )
  ],
  [
    'every data-still once, and named',
    ({ html }) =>
      repeated(valuesOf(html, 'data-still'))
        .concat(valuesOf(html, 'data-still').filter(name => !name))
        .map(name => `the still part '${name}'`)
  ],
  [
    'stills cannot nest',
    ({ html }) =>
      elementsOf(html)
        .filter(element => 'data-still' in element.attribs)
        .flatMap(element =>
          valuesOf(element, 'data-still')
            .slice(1)
            .map(name => `${name} stands in ${attributeOf(element, 'data-still')}`)
        )
  ],
  [
    'no Suspense: no template, no hidden S: block, no fallback marks',
    ({ html }) => [
      ...elementsOf(html, 'template').map(() => 'a template'),
      ...valuesOf(html, 'id')
        .filter(id => /^[SB]:/.test(id))
        .map(id => `the block ${id}`),
      ...(html.match(/<!--\$[?!~]?|\$RC\(|\$RS\(/g) ?? []).map(mark => `the mark ${mark}`)
    ]
  ],
  [
    'no modulepreload, and no script with an address, in head',
    page => [
      ...elementsOf(headOf(page), 'link')
        .filter(link => attributeOf(link, 'rel') === 'modulepreload')
        .map(link => `a preload of ${attributeOf(link, 'href')}`),
      ...elementsOf(page.html, 'script').flatMap(script =>
        'src' in script.attribs ? [`the script ${attributeOf(script, 'src')}`] : []
      )
    ]
  ],
  [
    'the style sheet is inlined once, none is fetched, and nothing is fetched from another origin',
    ({ html }) => [
      ...(elementsOf(html, 'style').length === 1 ? [] : [`${elementsOf(html, 'style').length} style elements`]),
      ...elementsOf(html, 'link')
        .filter(link => attributeOf(link, 'rel') === 'stylesheet')
        .map(link => `the style sheet ${attributeOf(link, 'href')}`),
      ...valuesOf(html, 'src')
        .filter(address => !address.startsWith('/'))
        .map(address => `fetches ${address}`)
    ]
  ],
  [
    'the encoding is named within the first 1,024 bytes (HTML standard, section 4.2.5.4), the boot script right at the top of head',
    page => {
      const boot = elementsOf(headOf(page)).findIndex(({ name }) => name === 'script')
      const charset = page.html.search(/<meta charset=[^>]*>/i)
      return [
        ...(boot === 1 || boot === 2 ? [] : [`the boot script is element ${boot} of head`]),
        ...(charset > 0 && charset < 1000 ? [] : [`the encoding is named at ${charset}`])
      ]
    }
  ],
  [
    'one main, with the id that the skip link leads to',
    ({ html }) => {
      const mains = elementsOf(html, 'main')
      const skip = elementsOf(html, 'a')[0]
      return mains.length === 1 && mains[0]?.attribs.id === 'main' && skip?.attribs.href === '#main'
        ? []
        : [`${mains.length} main, the first link leads to ${skip?.attribs.href}`]
    }
  ],
  [
    'one header, one footer of the page',
    ({ html }) =>
      ['banner', 'contentinfo'].flatMap((_, index) =>
        outermost(html, index ? 'footer' : 'header') === 1 ? [] : [`${index ? 'footers' : 'headers'} of the page`]
      )
  ],
  [
    'what the page is in another language says so: every lang is a language tag',
    ({ html }) => valuesOf(html, 'lang').flatMap(lang => (/^[a-z]{2}(-[A-Z]{2})?$/.test(lang) ? [] : [`lang ${lang}`]))
  ]
])('%s', (_rule, faultsOf) => expectNoFaults(pages, faultsOf))

it('home has the eleven sections of the specification, in its order, each named by a heading', () =>
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
  expect(
    pages.filter(({ path, html }) => path !== '/' && valuesOf(html, 'data-section').length).map(({ name }) => name)
  ).toEqual([])
})

/** How many elements of a name stand outside all of article, aside, main, nav and section: those that are the page's own. */
function outermost(html: string, name: string): number {
  const inside = (element: { parent: unknown }): boolean => {
    const parent = element.parent as { name?: string; parent: unknown } | null
    return (
      parent !== null && (['article', 'aside', 'main', 'nav', 'section'].includes(parent.name ?? '') || inside(parent))
    )
  }
  return elementsOf(html, name).filter(element => !inside(element)).length
}
