import { expect, it } from 'vitest'
import { isValidAt } from '../../app/domain/dated/dated-record.ts'
import type { Audience } from '../../app/domain/law/audience.ts'
import { offeredSites } from '../../app/domain/law/offered-sites.ts'
import { languageTag } from '../../app/domain/locales/locale.ts'
import { siteConfigurationOf } from '../../app/site/config/site-configuration.ts'
import { ogLocale } from '../../app/site/head/og-locale.ts'
import { canonicalAddress } from '../../app/site/links/canonical-address.ts'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { content } from '../fixtures/content.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { attributeOf, elementsOf, linksOf, metaOf, quickLinksOf, textOf } from '../fixtures/html-elements.ts'

const { pages, environment, buildId, now } = await readBuiltSite()

const byUrl = Map.groupBy(pages, ({ url }) => url)

const titlesOf = ({ html }: BuiltPage) =>
  elementsOf(html, 'title').filter(({ parent }) => parent && 'name' in parent && parent.name === 'head')
const titleOf = (page: BuiltPage) => titlesOf(page).map(textOf).join('')
const lengthOf = (text: string) => [...text].length
const documentOf = ({ html }: BuiltPage) => elementsOf(html, 'html')[0]?.attribs ?? {}

it.each<[rule: string, faultsOf: (page: BuiltPage) => string | null]>([
  [
    'exactly one h1, with words in it',
    ({ html }) => {
      const headings = elementsOf(html, 'h1').map(heading => textOf(heading).trim())
      return headings.length === 1 && headings[0] ? null : `the h1 are ${JSON.stringify(headings)}`
    }
  ],
  [
    'S2-17 a title of 5 to 60 characters, its suffix included',
    page => {
      const title = titleOf(page)
      const length = lengthOf(title)
      if (titlesOf(page).length !== 1) return `${titlesOf(page).length} titles`
      return length >= 5 && length <= 60 ? null : `a title of ${length} characters: ${title}`
    }
  ],
  [
    'titles are `{title} {separator} {name}` (site meta)',
    page => {
      const { titleSeparator, siteName } = siteConfigurationOf(page.siteId)
      return titleOf(page).endsWith(` ${titleSeparator} ${siteName}`) ? null : `the title ${titleOf(page)}`
    }
  ],
  [
    'S2-17 a description of 50 to 160 characters',
    ({ html }) => {
      const description = metaOf(html, 'description') ?? ''
      const length = lengthOf(description)
      return length >= 50 && length <= 160 ? null : `a description of ${length} characters: ${description}`
    }
  ],
  [
    'S2-50 lang is the language of the words',
    page => (documentOf(page).lang === languageTag(page.locale) ? null : `lang is ${documentOf(page).lang}`)
  ],
  [
    '<html data-site="{site id}">',
    page => (documentOf(page)['data-site'] === page.siteId ? null : `data-site is ${documentOf(page)['data-site']}`)
  ],
  [
    'the document names its build',
    page => (documentOf(page)['data-build'] === buildId ? null : `data-build is ${documentOf(page)['data-build']}`)
  ],
  [
    'S2-51 <meta name="region-id" content="{site id}">',
    ({ html, siteId }) => (metaOf(html, 'region-id') === siteId ? null : `region-id is ${metaOf(html, 'region-id')}`)
  ],
  [
    'S2-54 robots “noarchive”, and “noindex” by the law of the site alone',
    ({ html, row, siteId }) => {
      const isOffered = offeredSites(row, content.countryRules, now).includes(siteId)
      const expected = isOffered ? 'noarchive' : 'noarchive noindex'
      const robots = (metaOf(html, 'robots') ?? '').split(/,\s*/).toSorted().join(' ')
      return robots === expected ? null : `robots is '${robots}'`
    }
  ],
  [
    "S2-53 referrer policy 'origin', in the head and as a header",
    ({ html, headers }) => {
      const policies = [metaOf(html, 'referrer'), headers['Referrer-Policy']]
      return policies.every(policy => policy === 'origin') ? null : `the referrer policies are ${policies.join(', ')}`
    }
  ],
  [
    'og:locale',
    ({ html, siteId, locale }) =>
      metaOf(html, 'og:locale') === ogLocale(siteId, locale) ? null : `og:locale is ${metaOf(html, 'og:locale')}`
  ],
  [
    'what is shared is what is shown: og:title, og:description, og:url',
    page => {
      const { html } = page
      const canonical = linksOf(html, 'canonical')[0]?.attribs.href
      const title = metaOf(html, 'og:title') ?? ''
      if (!title || !titleOf(page).startsWith(title)) return `og:title is '${title}'`
      if (metaOf(html, 'og:description') !== metaOf(html, 'description'))
        return 'og:description differs from description'
      return metaOf(html, 'og:url') === canonical ? null : `og:url is ${metaOf(html, 'og:url')}`
    }
  ],
  [
    'S2-52 one canonical link, absolute and right',
    ({ html, row, siteId, locale }) => {
      const canonicalConversion = siteConfigurationOf(siteId).flags.canonicalConversionRequired
      const expected = canonicalAddress(row, { siteId, locale, environment, canonicalConversion })
      const found = linksOf(html, 'canonical').map(link => attributeOf(link, 'href'))
      return found.length === 1 && found[0] === expected && URL.canParse(expected)
        ? null
        : `the canonical links are ${found.join(', ')}, not ${expected}`
    }
  ],
  [
    'the canonical address answers in the same words, and is its own canonical',
    ({ html, locale, path }) => {
      const canonical = linksOf(html, 'canonical')[0]?.attribs.href
      const targets = byUrl.get(canonical ?? '') ?? []
      const right = targets.filter(
        target =>
          target.locale === locale &&
          target.path === path &&
          quickLinksOf(target.html, 'canonical')[0]?.attribs.href === canonical
      )
      return right.length > 0 && right.length === targets.length
        ? null
        : `the canonical address ${canonical} is no such page`
    }
  ]
])('%s', (_rule, faultsOf) => expectNoFaults(pages, faultsOf))

/** Where people may not advertise, the pages of all of them are the same plain information, at addresses that nothing there links to. */
const standsForAll = ({ path }: { path: string }, audience: Audience) =>
  /^\/ggteam\/./.test(path) && !(audience.ambassadors && isValidAt(audience, now))

it('S2-17 no two pages of one site and locale have the same title or description for the same visitor', () => {
  const seen = new Map<string, string>()
  expectNoFaults(pages, page =>
    page.audiences
      .filter(audience => !standsForAll(page, audience))
      .flatMap(({ name }) =>
        [titleOf(page), metaOf(page.html, 'description') ?? ''].flatMap(words => {
          const key = [page.siteId, page.locale, name, words].join(' ')
          const other = seen.get(key)
          seen.set(key, page.path)
          return other && other !== page.path ? `'${words}' is also that of ${other}` : []
        })
      )
  )
})

it('every site has all its live pages in all its locales, and each audience class has one document of each', () => {
  const classes = new Map<string, Set<string>>()
  for (const { siteId, pathname, audiences } of pages)
    for (const { name } of audiences) {
      const key = `${siteId} ${pathname}`
      const known = classes.get(key) ?? new Set()
      expect([key, name, known.has(name)]).toEqual([key, name, false])
      classes.set(key, known.add(name))
    }
  expect(classes.size).toBeGreaterThan(100)
})
