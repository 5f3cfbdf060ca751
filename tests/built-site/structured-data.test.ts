import { expect, it } from 'vitest'
import { mayDownload } from '../../app/domain/law/download-blocked.ts'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { attributeOf, elementsOf, type HtmlElement, linksOf, textOf, valuesOf } from '../fixtures/html-elements.ts'
import { schemaFaults } from '../fixtures/schema-org.ts'

const { pages, content } = await readBuiltSite()

type Node = Readonly<Record<string, unknown>>

const scriptsOf = ({ html }: BuiltPage) =>
  elementsOf(html, 'script').filter(script => attributeOf(script, 'type') === 'application/ld+json')
const dataOf = (page: BuiltPage): { '@graph': Node[] } => JSON.parse(scriptsOf(page).map(textOf).join(''))
const thingsOf = (page: BuiltPage, type: string) => dataOf(page)['@graph'].filter(thing => thing['@type'] === type)
const typesOf = (page: BuiltPage) => dataOf(page)['@graph'].map(thing => thing['@type'])

/** Every text of some data with the name of its property, however deep. */
const textsIn = (value: unknown, name = ''): [name: string, text: string][] =>
  typeof value === 'string'
    ? [[name, value]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) => textsIn(item, Array.isArray(value) ? name : key))
      : []

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()
const wordsOf = ({ html }: BuiltPage) =>
  squeezed(
    [
      ...elementsOf(html, ['body', 'title']).map(element => textOf(element)),
      ...valuesOf(html, 'alt'),
      ...valuesOf(html, 'aria-label'),
      ...valuesOf(html, 'datetime')
    ].join(' ')
  )

it('one graph a page, and every thing in it is as schema.org has it', () => {
  expectNoFaults(pages, page => {
    const scripts = scriptsOf(page)
    return scripts.length === 1 ? schemaFaults(dataOf(page)) : `${scripts.length} scripts of data`
  })
})

it('"Nothing in it that the page does not show": every name, answer, version and system stands on the page', () => {
  const shownOtherwise = new Set([
    '@type',
    '@id',
    '@context',
    'applicationCategory',
    'datePublished',
    'inLanguage',
    'priceCurrency'
  ])
  expectNoFaults(pages, page => {
    const words = wordsOf(page)
    return textsIn(dataOf(page)).flatMap(([name, text]) =>
      shownOtherwise.has(name) || text.startsWith('http') || words.includes(squeezed(text)) ? [] : `${name}: ${text}`
    )
  })
})

it('every address in it is the page’s own, its picture, a page of ours or a link on the page', () => {
  const urls = new Set(pages.map(({ url }) => url))
  expectNoFaults(pages, page => {
    const links = new Set(valuesOf(page.html, 'href'))
    const own = new Set([attributeOf(linksOf(page.html, 'canonical')[0] ?? never(), 'href')])
    return textsIn(dataOf(page)).flatMap(([name, text]) =>
      !text.startsWith('http') || name.startsWith('@') || text.startsWith('https://schema.org/')
        ? []
        : links.has(text) || own.has(text) || urls.has(text) || /\/assets\/[\w.-]+\.(?:png|jpg)$/.test(text)
          ? []
          : `${name}: ${text}`
    )
  })
})

it('"home Organization + WebSite", every other page its way from home', () => {
  expectNoFaults(pages, page => {
    const types = typesOf(page).filter(
      type => !['FAQPage', 'SoftwareApplication', 'Event', 'BlogPosting'].includes(String(type))
    )
    const right = page.path === '/' ? 'Organization,WebSite' : 'BreadcrumbList'
    return types.join() === right ? null : `it says ${types.join()}`
  })
})

const hasClass = (element: HtmlElement, name: string) =>
  attributeOf(element, 'class')?.split(' ').includes(name) ?? false

/** The names of the links of a page's element, in order; none where the page has no such element. */
const namesIn = ({ html }: BuiltPage, isIt: (nav: HtmlElement) => boolean) =>
  elementsOf(html, 'nav')
    .filter(isIt)
    .flatMap(nav => elementsOf(nav, 'a').map(link => squeezed(textOf(link))))

it('S2-71 a page two steps below home or more shows the way that it says: in the bar of its section, else as breadcrumbs', () => {
  const shown = { bar: 0, breadcrumbs: 0 }
  expectNoFaults(pages, page => {
    const way = thingsOf(page, 'BreadcrumbList').flatMap(({ itemListElement }) => itemListElement as Node[])
    const ancestors = way.slice(0, -1).map(({ name }) => squeezed(String(name)))
    const trail = namesIn(page, nav => hasClass(nav, 'breadcrumbs'))
    if (ancestors.length < 2) return trail.length === 0 ? null : `it needs no breadcrumbs and shows ${trail.join()}`
    if (trail.length > 0) {
      shown.breadcrumbs += 1
      return trail.join() === ancestors.join() ? null : `it shows ${trail.join()}`
    }
    shown.bar += 1
    const bar = namesIn(page, nav => hasClass(nav, 'slider-bar'))
    return ancestors
      .slice(1)
      .flatMap(name =>
        bar.some(text => `${text} `.startsWith(`${name} `)) ? [] : `neither bar nor breadcrumbs name ${name}`
      )
  })
  expect(Math.min(shown.bar, shown.breadcrumbs)).toBeGreaterThan(0)
})

it('articles of the blog say that they are some, and no other page does', () => {
  expectNoFaults(pages, page =>
    thingsOf(page, 'BlogPosting').length === Number(page.row.key === 'blog-post')
      ? null
      : 'it is no article, or says nothing'
  )
})

it('"FAQPage where a page shows questions and answers", and nowhere else', () => {
  expectNoFaults(pages, page => {
    const shown = elementsOf(page.html, 'details').filter(element => hasClass(element, 'questions__item'))
    const [said] = thingsOf(page, 'FAQPage')
    const answered = (said?.mainEntity as Node[] | undefined)?.length ?? 0
    return shown.length === answered ? null : `it shows ${shown.length} and says ${answered}`
  })
  expect(pages.filter(page => page.sampled && thingsOf(page, 'FAQPage').length > 0).length).toBeGreaterThan(10)
})

it('"SoftwareApplication on the download page": each build, marked as the sample it is, where downloads are open', () => {
  expectNoFaults(pages, page => {
    const said = thingsOf(page, 'SoftwareApplication')
    const open =
      page.path === '/download/' && page.audiences.every(audience => mayDownload(audience) && !audience.siteInforms)
    if (said.length !== (open ? content.builds.length : 0)) return `it says ${said.length} clients`
    return said.filter(({ description }) => !description).map(() => 'a sample does not say so')
  })
  expect(pages.some(page => page.path === '/download/' && thingsOf(page, 'SoftwareApplication').length > 0)).toBe(true)
})

it('"Sample data must not pose as real": no sample tournament is an event', () => {
  expect(content.featuredTournaments.every(({ sample }) => sample)).toBe(true)
  expectNoFaults(pages, page => thingsOf(page, 'Event').map(({ name }) => `it says ${String(name)}`))
})

const never = (): never => {
  throw new Error('There is no canonical link')
}
