import { it } from 'vitest'
import { readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { attributeOf, elementsOf, textOf } from '../fixtures/html-elements.ts'

const { pages, buildId } = await readBuiltSite()

it('a payload says what its document says: main and parts of the shell byte for byte, title, styles, region links, build', () =>
  expectNoFaults(pages, ({ html, payload }) => {
    const elements = elementsOf(html)
    const parts = elements.flatMap(element => attributeOf(element, 'data-part') ?? [])
    const regionLinks = elements
      .filter(element => 'data-region-link' in element.attribs)
      .map(element => attributeOf(element, 'href'))
    const styles = elements.filter(element => 'data-style' in element.attribs)
    const ids = styles.flatMap(element => attributeOf(element, 'data-style')?.split(' ') ?? [])
    const sheets = styles.map(textOf).join('')
    // A document has the sheets of a layer in one block.
    const rulesOf = (css: string) => css.slice(css.indexOf('{') + 1, -1)
    // In a document some styles are in <main>, below its first section; a payload has them apart.
    const markup = html.replace(/<svg class="visually-hidden" aria-hidden="true"><style.*?<\/svg>/gs, '')
    const title = elements.find(element => element.name === 'title')
    return [
      ...(payload.buildId === buildId ? [] : [`the build is ${payload.buildId}`]),
      ...(title && payload.title === textOf(title) ? [] : [`the title is ${payload.title}`]),
      ...(markup.includes(`>${payload.main}</main>`) ? [] : ['<main> is another']),
      ...(Object.keys(payload.shell).sort().join() === parts.sort().join()
        ? []
        : [`the parts are ${Object.keys(payload.shell).join()}, not ${parts.join()}`]),
      ...Object.entries(payload.shell).flatMap(([name, markup]) =>
        html.includes(`>${markup}</`) ? [] : [`${name} is another`]
      ),
      ...payload.styles
        .filter(({ id, css }) => !ids.includes(id) || !sheets.includes(rulesOf(css)))
        .map(({ id }) => `the sheet ${id} is not in the document`),
      ...(payload.regionLinks.join() === regionLinks.join() ? [] : ['the region links are others'])
    ]
  }))

it('a page’s head has its own elements marked, and its payload has them all', () =>
  expectNoFaults(pages, ({ html, payload }) => {
    const marked = elementsOf(html).filter(element => 'data-head' in element.attribs).length
    const inHead = payload.head.match(/data-head=/g)?.length ?? 0
    return marked === inHead && marked > 5 ? [] : [`${inHead} of ${marked} elements of head`]
  }))
