import { expect, it } from 'vitest'
import { readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { elementsOf, type HtmlElement } from '../fixtures/html-elements.ts'

const { pages } = await readBuiltSite()

it('without JavaScript every page reads: no element round its main part or its h1 is hidden until a script shows it', () =>
  expectNoFaults(pages, ({ html }) => hiddenParts(html)))

it('without JavaScript every form has an address to be sent to', () =>
  expectNoFaults(pages, ({ html }) => html.match(/<form(?![^>]*\saction="[^"])[^>]*>/g) ?? []))

it.each<[what: string, html: string, faults: string[]]>([
  ['what is shown', '<body><main><h1>A</h1></main>', []],
  ['an open fold', '<main><details open><h1>A</h1></details></main>', []],
  [
    'an attribute that hides',
    '<body hidden><main><h1>A</h1></main>',
    ['main is in <body hidden>', 'h1 is in <body hidden>']
  ],
  ['a template', '<main><template><h1>A</h1></template></main>', ['h1 is in <template>']],
  ['a closed fold', '<main><details class="a"><h1>A</h1></details></main>', ['h1 is in <details class>']],
  ['an h1 outside of main', '<h1>A</h1><main></main>', ['h1 is not in main']],
  ['no h1', '<main></main>', ['there is no h1']]
])('the finder sees %s', (_what, html, faults) => expect(hiddenParts(html)).toEqual(faults))

/** Why the main part or the h1 of a page would not be seen as its HTML is sent. What style sheets hide is asked of a browser, in tests/e2e/without-javascript.spec.ts. */
function hiddenParts(html: string): string[] {
  return ['main', 'h1'].flatMap(name => {
    const [part] = elementsOf(html, name)
    if (!part) return [`there is no ${name}`]
    const outward = withAncestors(part)
    return [
      ...(outward.some(element => element.name === 'main') ? [] : [`${name} is not in main`]),
      ...outward.flatMap(element => (hidesItself(element) ? [`${name} is in ${tagOf(element)}`] : []))
    ]
  })
}

function withAncestors(part: HtmlElement): HtmlElement[] {
  const { parent } = part
  return [part, ...(parent && 'attribs' in parent ? withAncestors(parent) : [])]
}

const tagOf = ({ name, attribs }: HtmlElement) => `<${[name, ...Object.keys(attribs)].join(' ')}>`

const hidesItself = ({ name, attribs }: HtmlElement): boolean =>
  ['hidden', 'inert', 'popover'].some(attribute => attribute in attribs) ||
  ['template', 'noscript', 'dialog'].includes(name) ||
  (name === 'details' && !('open' in attribs))
