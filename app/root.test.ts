import { createElement } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, it, vi } from 'vitest'
import { elementsOf } from '../tests/fixtures/html-elements.ts'
import { renderPart } from '../tests/fixtures/render-part.ts'
import Root from './root.tsx'

/** What a browser starts later knows the address of its document, and the head its built pictures: the shell needs neither. */
vi.mock('./background-tasks.ts', () => ({ startBackgroundTasks: () => () => {} }))
vi.mock('./shell/page-head/page-head.tsx', () => ({ PageHead: () => null }))

const facts = {
  html: {},
  body: {},
  downloadHref: '/download/',
  quickAreaWords: { top: 'top', download: 'download' },
  helpChat: null
}
const Page = () => createElement('main')
const Stub = createRoutesStub([
  { id: 'root', path: '/', Component: Root, loader: () => facts, children: [{ index: true, Component: Page }] }
])
const Shell = () => createElement(Stub, { hydrationData: { loaderData: { root: facts } } })

it('a fixed page shell: a header, the page body, a footer and a floating quick-action area', () => {
  const parts = elementsOf(renderPart(Shell, {}), ['header', 'main', 'footer', 'aside'])
  expect(parts.map(({ name, attribs }) => [name, attribs.class])).toEqual([
    ['header', 'header header--over'],
    ['main', undefined],
    ['footer', 'footer'],
    ['aside', 'quick-area']
  ])
})
