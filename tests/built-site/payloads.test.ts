import { it } from 'vitest'
import { readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { attributeOf, elementsOf, textOf } from '../fixtures/html-elements.ts'

const { pages, buildId } = await readBuiltSite()

it('a payload says what its document says: still parts byte for byte, title, styles, region links, build', () =>
  expectNoFaults(pages, ({ html, payload }) => {
    const elements = elementsOf(html)
    const names = elements
      .flatMap(element => attributeOf(element, 'data-still') ?? [])
      .filter(name => !name.startsWith('shell-'))
    const regionLinks = elements
      .filter(element => 'data-region-link' in element.attribs)
      .map(element => attributeOf(element, 'href'))
    const screen = elements.find(element => 'data-screen' in element.attribs)
    const title = elements.find(element => element.name === 'title')
    return [
      ...(payload.buildId === buildId ? [] : [`the build is ${payload.buildId}`]),
      ...(title && payload.title === textOf(title) ? [] : [`the title is ${payload.title}`]),
      ...(Object.keys(payload.still).join() === names.join()
        ? []
        : [`the still parts are ${Object.keys(payload.still).join()}, not ${names.join()}`]),
      ...Object.entries(payload.still).flatMap(([name, markup]) =>
        html.includes(markup) ? [] : [`${name} is another`]
      ),
      ...(payload.styles?.css === (screen && textOf(screen)) ? [] : ['the styles are others']),
      ...(payload.regionLinks.join() === regionLinks.join() ? [] : ['the region links are others'])
    ]
  }))

it('a payload repeats nothing of the shell, and a page’s head has its own parts marked', () =>
  expectNoFaults(pages, ({ html, payload }) => {
    const marked = elementsOf(html).filter(element => 'data-head' in element.attribs).length
    const inHead = payload.head.match(/data-head=/g)?.length ?? 0
    return [
      ...(marked === inHead && marked > 5 ? [] : [`${inHead} of ${marked} parts of head`]),
      ...Object.keys(payload.still).filter(name => name.startsWith('shell-'))
    ]
  }))
