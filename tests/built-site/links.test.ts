import pLimit from 'p-limit'
import { afterAll, expect, it } from 'vitest'
import { locales } from '../../app/domain/locales/locale.ts'
import { siteIds } from '../../app/domain/sites/site-id.ts'
import { siteMap } from '../../app/site/site-map/site-map.data.ts'
import { findPage } from '../../app/site/site-map/site-map.ts'
import { readMessages } from '../../build/vite/messages.ts'
import { addressOf, createTargetFinder, hasAsset, pressableLinks, targetOf } from '../fixtures/built-links.ts'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { attributeOf, elementsOf, type HtmlElement, textOf } from '../fixtures/html-elements.ts'
import { runSite } from '../fixtures/running-site.ts'

const built = await readBuiltSite()
const finder = createTargetFinder(built)
const server = await runSite()
afterAll(() => server.stop())

const linksOf = (page: BuiltPage) =>
  pressableLinks(page).map(element => ({
    element,
    href: addressOf(element) ?? '',
    target: targetOf(addressOf(element) ?? '', page, built)
  }))
const faultsOfLinks = (page: BuiltPage, faultOf: (link: ReturnType<typeof linksOf>[number]) => string | null) =>
  linksOf(page).flatMap(link => faultOf(link) ?? [])

/** Whether the page at an address is made anew for each request: such a page is a page, and not in the store. */
const isPerRequest = (site: string, pathname: string) =>
  siteIds.some(
    id => id === site && findPage(id, pathname.replace(/^\/[a-z]{2}(-[a-z]{2})?\//, '/'), built.rows)?.perRequest
  )

it('every link and form inside the sites answers: with a cacheable page, one made for the request, a file of the build, or a call of the server', async () => {
  const others = new Map<string, string>()
  for (const page of built.pages.filter(({ sampled }) => sampled))
    for (const { element, href, target } of linksOf(page)) {
      const { site, pathname } = target
      if (site === null || finder.documentsFor(page, site, pathname).length > 0 || hasAsset(pathname, built)) continue
      const method = attributeOf(element, 'method')?.toUpperCase() ?? 'GET'
      others.set(`${site} ${pathname} ${method}`, `${href} on ${page.name}`)
    }
  // More would be turned away: they are all of one network.
  const fewAtOnce = pLimit(20)
  const answers = await Promise.all(
    [...others].map(([address, where]) =>
      fewAtOnce(async () => {
        const [site = '', pathname = '', method = ''] = address.split(' ')
        const host = site === 'global' ? 'localhost' : `${site}.localhost`
        const { status, headers } = await server.get(host, pathname, { method })
        if (method === 'POST')
          return [400, 415].includes(status) ? null : `${where} answers an empty form with ${status}`
        const isPage = headers['content-type']?.startsWith('text/html') ?? false
        return status < 400 && isPage === isPerRequest(site, pathname) ? null : `${where} answers ${status}`
      })
    )
  )
  expect(answers.filter(answer => answer !== null)).toEqual([])
})

it('S2-1 links to pages are written with the slash at their end, so that none redirects', () =>
  expectNoFaults(built.pages, page =>
    faultsOfLinks(page, ({ href, target: { site, pathname } }) =>
      site && !pathname.startsWith('/api/') && !/\/(\?lang=[a-z-]+)?$|\.\w+$/.test(pathname) ? `the link ${href}` : null
    )
  ))

it('every #fragment exists in the document that the visitor gets', () =>
  expectNoFaults(built.pages, page =>
    faultsOfLinks(page, ({ href, target: { site, pathname, fragment } }) => {
      if (href === '#') return 'a link to nowhere: #'
      if (!fragment || !site) return null
      const documents = href.startsWith('#') ? [page] : finder.documentsFor(page, site, pathname)
      return documents.every(document => finder.hasId(document, fragment)) ? null : `the fragment of ${href}`
    })
  ))

it('a planned page is never linked', () => {
  const planned = siteMap.filter(({ status }) => status === 'planned').map(({ path }) => path)
  const patterns = planned.map(path => new RegExp(`^(/[a-z]{2}(-[a-z]{2})?)?${path.replace('{slug}', '[^/]+')}$`))
  expectNoFaults(built.pages, page =>
    faultsOfLinks(page, ({ href, target: { site, pathname } }) =>
      site && patterns.some(pattern => pattern.test(pathname)) ? `the link ${href}` : null
    )
  )
})

/** What says in each language that a link opens a new tab. */
const newTab = locales.map(locale => readMessages(locale)['sign-up.new-tab'] ?? '?')

it.each<
  [
    rule: string,
    faultOf: (link: { element: HtmlElement; href: string; protocol: string; outside: boolean }) => string | null
  ]
>([
  [
    'links out of the sites are https, mailto or tel',
    ({ href, protocol, outside }) =>
      !outside || ['https:', 'mailto:', 'tel:'].includes(protocol) ? null : `the link ${href}`
  ],
  [
    'a new tab cannot reach the page that opened it: rel noopener',
    ({ element, href }) =>
      attributeOf(element, 'target') !== '_blank' || (attributeOf(element, 'rel') ?? '').split(' ').includes('noopener')
        ? null
        : `the link ${href}`
  ],
  [
    'only links that leave the site, and /network/, open a new tab, and what is read while a form is filled in, which says so',
    ({ element, href, outside }) => {
      if (attributeOf(element, 'target') === null || outside || href.includes('/network/')) return null
      return newTab.some(words => textOf(element).trim().endsWith(words)) ? null : `the link ${href}`
    }
  ],
  [
    'a mail address is one; a telephone number has digits alone',
    ({ href }) => {
      if (href.startsWith('mailto:'))
        return /^mailto:[^\s@{}]+@[\w.-]+\.\w+(\?.*)?$/.test(href) ? null : `the link ${href}`
      return !href.startsWith('tel:') || /^tel:\+?[\d-]+$/.test(href) ? null : `the link ${href}`
    }
  ],
  [
    'every link has words, or a picture with words',
    ({ element, href }) => {
      const pictured = elementsOf(element, 'img').map(image => attributeOf(image, 'alt') ?? '')
      const words = [textOf(element), attributeOf(element, 'aria-label') ?? '', ...pictured].join('').trim()
      return element.name === 'form' || words ? null : `the link ${href} says nothing`
    }
  ]
])('%s', (_rule, faultOf) =>
  expectNoFaults(built.pages, page =>
    faultsOfLinks(page, ({ element, href, target }) =>
      faultOf({ element, href, protocol: target.protocol, outside: target.site === null })
    )
  )
)
