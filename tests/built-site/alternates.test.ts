import { expect, it } from 'vitest'
import { offeredSites } from '../../app/domain/law/offered-sites.ts'
import { siteOf } from '../../app/domain/sites/sites.ts'
import { hreflangOf } from '../../app/site/head/alternates.ts'
import { siteOrigin } from '../../app/site/regions/hosts.ts'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { attributeOf, quickLinksOf } from '../fixtures/html-elements.ts'

const { pages, environment, content } = await readBuiltSite()

type Alternate = { hreflang: string; href: string }
const known = new Map<BuiltPage, Alternate[]>()

/** The list of a page, read once: every other page compares its own with it. */
function alternatesOf(page: BuiltPage): Alternate[] {
  const list = known.get(page) ?? readAlternates(page.html)
  known.set(page, list)
  return list
}

const readAlternates = (html: string): Alternate[] =>
  quickLinksOf(html, 'alternate')
    .filter(link => attributeOf(link, 'hreflang') !== null)
    .map(link => ({ hreflang: attributeOf(link, 'hreflang') ?? '', href: attributeOf(link, 'href') ?? '' }))
const listOf = (page: BuiltPage) =>
  alternatesOf(page)
    .map(({ hreflang, href }) => `${hreflang} ${href}`)
    .join('\n')
const isOutside = ({ siteId }: BuiltPage) => siteId === 'europe'
/** A page of a site whose law bars its subject for everyone is on no list, and has none (S2-59). */
const isBarred = ({ row, siteId }: BuiltPage) => !offeredSites(row, content.countryRules, new Date()).includes(siteId)
const inside = pages.filter(page => !isOutside(page) && !isBarred(page))
const byUrl = Map.groupBy(inside, ({ url }) => url)

it('europe stays out of the cluster', () => {
  expectNoFaults(pages.filter(isOutside), page =>
    alternatesOf(page).map(({ hreflang }) => `names an alternate in ${hreflang}`)
  )
})

it('S2-59 a page that the law of its site withholds from everyone names no alternates', () => {
  const barred = pages.filter(page => !isOutside(page) && isBarred(page))
  expect(barred.length).toBeGreaterThan(0)
  expectNoFaults(barred, page => alternatesOf(page).map(({ hreflang }) => `names an alternate in ${hreflang}`))
})

it.each<[rule: string, faultsOf: (page: BuiltPage) => string[]]>([
  [
    'alternates name exactly the pages that exist: in words of their own',
    page => alternatesOf(page).flatMap(({ href }) => (byUrl.has(href) ? [] : `names ${href}, which is no such page`))
  ],
  [
    'alternates are the same page',
    page =>
      alternatesOf(page).flatMap(({ href }) =>
        byUrl.get(href)?.every(({ path }) => path === page.path) ? [] : `names ${href}, another page`
      )
  ],
  [
    'every page that is named names all of them in return',
    page =>
      alternatesOf(page).flatMap(({ href }) =>
        (byUrl.get(href) ?? []).flatMap(target =>
          listOf(target) === listOf(page) ? [] : `names ${href}, whose list is another`
        )
      )
  ],
  [
    'a page names itself',
    page => (alternatesOf(page).some(({ href }) => href === page.url) ? [] : ['does not name itself'])
  ],
  [
    'language-REGION of the page that is named',
    page =>
      alternatesOf(page).flatMap(({ hreflang, href }) => {
        const target = byUrl.get(href)?.[0]
        if (!target || hreflang === 'x-default') return []
        const expected = hreflangOf(target.siteId, target.locale)
        return hreflang === expected ? [] : `names ${href} as ${hreflang}, not ${expected}`
      })
  ],
  [
    'each language once',
    page => {
      const languages = alternatesOf(page).map(({ hreflang }) => hreflang)
      return new Set(languages).size === languages.length ? [] : [`names a language twice: ${languages.join(' ')}`]
    }
  ],
  [
    'all pages of the same path that stand in the cluster are named',
    page => {
      const named = new Set(alternatesOf(page).map(({ href }) => href))
      return [...byUrl.keys()]
        .filter(url => byUrl.get(url)?.[0]?.path === page.path && !named.has(url))
        .map(url => `leaves out ${url}`)
    }
  ],
  [
    'x-default is English, and home, which asks for the language',
    page => {
      const defaults = alternatesOf(page).filter(({ hreflang }) => hreflang === 'x-default')
      const address = page.path.startsWith('/network/') ? `${page.path}?lang=en` : `/en${page.path}`
      const expected = `${siteOrigin('global', environment)}${page.path === '/' ? '/' : address}`
      return defaults.length === 1 && defaults[0]?.href === expected
        ? []
        : [`x-default is ${defaults.map(({ href }) => href).join(' ')}`]
    }
  ]
])('%s', (_rule, faultsOf) => expectNoFaults(inside, faultsOf))

it('global is in the cluster with all its live languages', () => {
  const home = inside.find(({ siteId, path }) => siteId === 'global' && path === '/')
  expect(home && alternatesOf(home).map(({ hreflang }) => hreflang)).toEqual(
    expect.arrayContaining(['fr', 'en', 'x-default'])
  )
  expect(siteOf('global').locales[0]).toBe('fr')
})
