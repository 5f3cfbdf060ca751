import { it } from 'vitest'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { attributeOf, elementsOf, linksOf, valuesOf } from '../fixtures/html-elements.ts'

const { pages } = await readBuiltSite()

const headOf = ({ html }: BuiltPage) => elementsOf(html, 'head')[0] ?? html
const repeated = (values: readonly string[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index))
]

it.each<[rule: string, faultsOf: (page: BuiltPage) => string[]]>([
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
    'no module preload, and no script with an address, stands in the document: the app comes after first paint',
    ({ html }) => [
      ...linksOf(html, 'modulepreload').map(link => `a preload of ${attributeOf(link, 'href')}`),
      ...elementsOf(html, 'script').flatMap(script =>
        'src' in script.attribs ? [`the script ${attributeOf(script, 'src')}`] : []
      )
    ]
  ],
  [
    'the style sheet is inlined once, none is fetched, and nothing is fetched from another origin',
    ({ html }) => [
      ...(elementsOf(html, 'style').length === 1 ? [] : [`${elementsOf(html, 'style').length} style elements`]),
      ...linksOf(html, 'stylesheet').map(link => `the style sheet ${attributeOf(link, 'href')}`),
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
  ]
])('%s', (_rule, faultsOf) => expectNoFaults(pages, faultsOf))
