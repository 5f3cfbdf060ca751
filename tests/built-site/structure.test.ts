import { it } from 'vitest'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { elementsOf, textOf, valuesOf } from '../fixtures/html-elements.ts'

const { pages } = await readBuiltSite()

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
    'one header and one footer of the page',
    ({ html }) =>
      ['header', 'footer'].flatMap(name => (outermost(html, name) === 1 ? [] : [`${outermost(html, name)} ${name}`]))
  ],
  [
    'S1-12 one shell: header, body, footer and the quick area, in this order',
    ({ html }) => {
      const parts = elementsOf(html).flatMap(({ name, attribs }) =>
        attribs.id === 'main'
          ? ['main']
          : (attribs.class ?? '').split(' ').filter(part => [name, 'quick-area'].includes(part))
      )
      const shell = parts.filter(part => ['header', 'main', 'footer', 'quick-area'].includes(part)).join(' ')
      return shell === 'header main footer quick-area' ? [] : [`the shell is ${shell}`]
    }
  ],
  [
    'S2-13 every page but index has the second-level bar, and one link of it at most is that of the page',
    ({ path, html }) => {
      const bars = elementsOf(html, 'nav').filter(({ attribs }) => 'data-slider-bar' in attribs)
      const links = bars.flatMap(bar => elementsOf(bar, 'a'))
      const current = links.filter(({ attribs }) => attribs['aria-current'])
      if (path === '/') return bars.length === 0 ? [] : ['home has a bar']
      return links.length > 1 && current.length < 2 ? [] : [`${links.length} links, ${current.length} current`]
    }
  ],
  [
    'what the page is in another language says so: every lang is a language tag',
    ({ html }) => valuesOf(html, 'lang').flatMap(lang => (/^[a-z]{2}(-[A-Z]{2})?$/.test(lang) ? [] : [`lang ${lang}`]))
  ]
])('%s', (_rule, faultsOf) => expectNoFaults(pages, faultsOf))

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

it('the large steps of a page count from 1, where it is shown', () =>
  expectNoFaults(
    pages.filter(({ path }) => path === '/get-started/'),
    ({ html }) => {
      const numbers = valuesOf(html, 'data-step')
      return ['1,2,3', ''].includes(numbers.join()) ? [] : [`steps are ${numbers.join()}`]
    }
  ))
