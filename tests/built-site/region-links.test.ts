import { it } from 'vitest'
import { languageTag } from '../../app/domain/locales/locale.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { hreflangOf } from '../../app/site/head/alternates.ts'
import { pagePath } from '../../app/site/links/page-path.ts'
import { siteOrigin } from '../../app/site/regions/hosts.ts'
import { findPage } from '../../app/site/site-map/site-map.ts'
import { addressOf, createTargetFinder, pressableLinks, targetOf } from '../fixtures/built-links.ts'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { attributeOf } from '../fixtures/html-elements.ts'

const built = await readBuiltSite()
const finder = createTargetFinder(built)
const regions = siteConfiguration.footerRegions

const regionLinksOf = (page: BuiltPage) =>
  pressableLinks(page).filter(link => attributeOf(link, 'data-region-link') !== null)
const placeOf = (href: string, page: BuiltPage) => {
  const { origin } = new URL(href, page.url)
  return `${origin}${targetOf(href, page, built).pathname}`
}

it('a region selector lists every region and language, in the order of the configuration', () =>
  expectNoFaults(built.pages, page => {
    const links = regionLinksOf(page)
    const expected = regions.map(({ id, locale }) => {
      const kept = findPage(id, page.path, built.rows) ? page.path : '/'
      const language = kept.startsWith('/network/') ? `?lang=${locale}` : ''
      return `${siteOrigin(id, built.environment)}${pagePath(id, locale, kept)}${language}`
    })
    if (links.length === 0 || links.length % regions.length) return `${links.length} region links`
    return links.flatMap((link, index) => {
      const place = placeOf(addressOf(link) ?? '', page)
      const right = expected[index % regions.length]
      return place === right ? [] : `the region link ${index} leads to ${place}, not to ${right}`
    })
  }))

it('S3-1 region links all carry force=1, and nothing else', () =>
  expectNoFaults(built.pages, page =>
    regionLinksOf(page).flatMap(link => {
      const { search } = targetOf(addressOf(link) ?? '', page, built)
      return search === '?force=1' ? [] : `the region link ${addressOf(link)}`
    })
  ))

it('a region link leads to a page of the right site, in the language that it names', () =>
  expectNoFaults(built.pages, page =>
    regionLinksOf(page).flatMap((link, index) => {
      const { id, locale } = regions[index % regions.length] ?? { id: 'global', locale: 'fr' }
      const { site, pathname } = targetOf(addressOf(link) ?? '', page, built)
      const documents = site ? finder.documentsAt(site, pathname) : []
      const right = documents.every(({ siteId, locale }) => siteId === id && locale === locale)
      if (!documents.length || !right) return `${addressOf(link)} does not lead to ${id} in ${locale}`
      const language = attributeOf(link, 'hreflang')
      return language === hreflangOf(id, locale) || language === languageTag(locale)
        ? []
        : `${addressOf(link)} is named as ${language}`
    })
  ))

it('the present region and language are marked, and no other is', () =>
  expectNoFaults(built.pages, page => {
    const marked = regionLinksOf(page).filter(link => attributeOf(link, 'aria-current') === 'true')
    const wrong = marked.filter(link => placeOf(addressOf(link) ?? '', page) !== page.url)
    return marked.length === regionLinksOf(page).length / regions.length && wrong.length === 0
      ? null
      : 'the present region is not marked'
  }))

it('no other link leads to another site, or carries force, but for the one to the site where a blocked visitor may sign up', () =>
  expectNoFaults(built.pages, page =>
    pressableLinks(page).flatMap(link => {
      const { site, search } = targetOf(addressOf(link) ?? '', page, built)
      const leaves = site !== null && site !== page.siteId
      const isMeantTo = ['data-region-link', 'data-right-site'].some(name => attributeOf(link, name) !== null)
      return !isMeantTo && (leaves || new URLSearchParams(search).has('force')) ? `the link ${addressOf(link)}` : []
    })
  ))
