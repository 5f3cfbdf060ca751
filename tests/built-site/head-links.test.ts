import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { siteOf } from '../../app/domain/sites/sites.ts'
import { appIcons } from '../../app/site/head/app-icons.data.ts'
import { ogLocale } from '../../app/site/head/og-locale.ts'
import { pagePath } from '../../app/site/links/page-path.ts'
import { buildsFolder } from '../../server/platform/builds.ts'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { attributeOf, elementsOf, linksOf, metaOf } from '../fixtures/html-elements.ts'

const { pages, buildId } = await readBuiltSite()

const hrefs = (page: BuiltPage, rel: string) => linksOf(page.html, rel).map(link => attributeOf(link, 'href') ?? '')
const metas = (page: BuiltPage, property: string) =>
  elementsOf(page.html, 'meta').flatMap(element =>
    attributeOf(element, 'property') === property ? [attributeOf(element, 'content')] : []
  )

it.each<[rule: string, faultsOf: (page: BuiltPage) => string | null | string[]]>([
  [
    '"Open Graph and Twitter complete": what is said to one is said to the other',
    ({ html }) =>
      ['title', 'description'].flatMap(name =>
        metaOf(html, `twitter:${name}`) === metaOf(html, `og:${name}`) ? [] : `twitter:${name} differs`
      )
  ],
  [
    'each has what the protocol asks for',
    ({ html }) =>
      ['og:type', 'og:title', 'og:url', 'og:image', 'og:site_name', 'og:description', 'twitter:card'].filter(
        name => !metaOf(html, name)
      )
  ],
  [
    'og:locale:alternate names the other languages of the same site',
    page => {
      const others = siteOf(page.siteId).locales.filter(locale => locale !== page.locale)
      const expected = others.map(locale => ogLocale(page.siteId, locale)).join()
      return metas(page, 'og:locale:alternate').join() === expected ? null : `not ${expected}`
    }
  ],
  [
    'one manifest, of the page’s own site and language',
    page => {
      const home = pagePath(page.siteId, page.locale, '/')
      const found = hrefs(page, 'manifest')
      return found.join() === `${home}site.webmanifest` ? null : `the manifests are ${found.join()}`
    }
  ],
  [
    'icons in both kinds and for phones, each a file of the build',
    page => {
      const icons = [...hrefs(page, 'icon'), ...hrefs(page, 'apple-touch-icon')]
      const missing = icons.filter(
        href => !href.startsWith('data:') && !existsSync(join(buildsFolder, buildId, 'client', href))
      )
      return icons.length === 3 ? missing.map(href => `${href} is missing`) : `${icons.length} icons`
    }
  ],
  [
    'the feed of the page’s own site and language is named',
    page => {
      const home = page.pathname.startsWith('/network/')
        ? null
        : page.pathname.slice(0, page.pathname.length - page.path.length + 1)
      const feeds = linksOf(page.html, 'alternate').flatMap(link =>
        attributeOf(link, 'type') === 'application/rss+xml' ? (attributeOf(link, 'href') ?? '') : []
      )
      const right = home === null ? feeds.length === 1 : feeds.join() === `${home}blog/feed.xml`
      return right ? null : `the feeds are ${feeds.join()}`
    }
  ],
  [
    'articles say when they came out, and no other page does',
    page => {
      const isArticle = page.row.key === 'blog-post'
      const says = [metaOf(page.html, 'og:type') === 'article', metas(page, 'article:published_time').length === 1]
      return says.every(said => said === isArticle) ? null : `og:type is ${metaOf(page.html, 'og:type')}`
    }
  ]
])('%s', (_rule, faultsOf) => expectNoFaults(pages, faultsOf))

it('the icons of the manifest exist', () => {
  expect(appIcons.filter(({ file }) => !existsSync(file))).toEqual([])
})
