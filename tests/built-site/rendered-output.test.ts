import { it } from 'vitest'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { attributeOf, elementsOf, linksOf, valuesOf } from '../fixtures/html-elements.ts'

const { pages } = await readBuiltSite()

const headOf = ({ html }: BuiltPage) => elementsOf(html, 'head')[0] ?? html
const isNoscript = (parent: unknown) => (parent as { name?: string } | null)?.name === 'noscript'
const repeated = (values: readonly string[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index))
]

it.each<[rule: string, faultsOf: (page: BuiltPage) => string[]]>([
  [
    'every part of the shell once, and named',
    ({ html }) =>
      repeated(valuesOf(html, 'data-part'))
        .concat(valuesOf(html, 'data-part').filter(name => !name))
        .map(name => `the part '${name}'`)
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
    'styles are inlined: none is fetched, and nothing else comes from another origin',
    ({ html }) => [
      ...(elementsOf(html, 'style').length ? [] : ['no styles']),
      ...linksOf(html, 'stylesheet').map(link => `the style sheet ${attributeOf(link, 'href')}`),
      ...valuesOf(html, 'src')
        .filter(address => !address.startsWith('/'))
        .map(address => `fetches ${address}`)
    ]
  ],
  [
    'the encoding is named within the first 1,024 bytes (HTML standard, section 4.2.5.4)',
    ({ html }) => {
      const end = /<meta charset=[^>]*>/i.exec(html)
      const bytes = end ? end.index + end[0].length : Number.POSITIVE_INFINITY
      return bytes < 1024 ? [] : [`the encoding ends at ${bytes}`]
    }
  ],
  [
    'the boot script stands in head, before the styles that the first paint waits for',
    page => {
      const order = elementsOf(headOf(page), ['script', 'style']).filter(({ parent }) => !isNoscript(parent))
      return order[0]?.name === 'script' && order.some(({ name }) => name === 'style')
        ? []
        : ['the boot script is not first']
    }
  ]
])('%s', (_rule, faultsOf) => expectNoFaults(pages, faultsOf))
