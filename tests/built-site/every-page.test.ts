import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { forbiddenClaims } from '../../app/domain/claims/forbidden-claims.ts'
import { isValidAt } from '../../app/domain/dated/dated-record.ts'
import { fillFigures } from '../../app/domain/figures/fill-figures.ts'
import type { Audience } from '../../app/domain/law/audience.ts'
import { pageAllowed } from '../../app/domain/law/inducement-allowed.ts'
import { type Inducement, inducements } from '../../app/domain/law/inducement-kinds.data.ts'
import { offeredSites } from '../../app/domain/law/offered-sites.ts'
import { type Locale, locales } from '../../app/domain/locales/locale.ts'
import { siteIds } from '../../app/domain/sites/site-id.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { withEveryShell } from '../../server/pages/prerender.ts'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { plainSpaces } from '../fixtures/offers-shown.ts'
import { quickWords } from '../fixtures/quick-words.ts'
import { menuInvitations, offerWords } from '../fixtures/words-of-languages.data.ts'

/** The law in the words: all pages of all sites, for each class whose own words differ, home and download for every class. Other rules of built pages look at a sample. */
const { pages, rows, content, now } = await readBuiltSite()
const { claims, ambassadors } = content

const allows = (audience: Audience, row: Parameters<typeof pageAllowed>[1]) =>
  isValidAt(audience, now) && pageAllowed(audience, row)

const openHome = pages.find(
  ({ siteId, path, audiences }) => siteId === 'global' && path === '/' && audiences[0]?.name === 'open'
)

const gated = rows.filter(({ offers, inducements }) => offers || inducements)
const joining = rows.filter(({ joins }) => joins)

const messages = Object.fromEntries(
  locales.map(locale => [
    locale,
    JSON.parse(readFileSync(`content/messages/${locale}.json`, 'utf8'))['tournaments.guaranteed']
  ])
) as Record<Locale, string>

const inLocale = new RegExp(`^/(?:${locales.join('|')})/`)

/** What rules ask of the HTML of a page beyond its words. */
const marks = new Map(pages.map(page => [page, marksOf(page)]))

function marksOf(page: BuiltPage) {
  const { html, path } = page
  const unnamed = html.replaceAll(path, '')
  const hrefs = new Set(
    Array.from(html.matchAll(/<a\b[^>]* href="(?:https?:\/\/[^/"]+)?([^"?#]*)/g), ([, href = '']) =>
      href.replace(inLocale, '/')
    )
  )
  return {
    inducements: Array.from(html.matchAll(/ data-inducement="([^"]+)"/g), ([, name = '']) => name),
    linked: gated.filter(row => hrefs.has(row.path)).map(row => row.path),
    isIndexed: !/<meta [^>]*name="robots" content="[^"]*noindex/.test(html),
    named: ambassadors.filter(({ name, slug }) => unnamed.includes(name) || unnamed.includes(slug)),
    // A list of countries has the age of each of them.
    ageWords: html.includes('<li data-country=')
      ? quickWords(html.replace(/<li data-country=[\s\S]*?<\/li>/g, ''), 'main')
      : null,
    menu: withEveryShell.includes(path) ? quickWords(html, 'header') : null
  }
}

/** Names of pages with what is wrong, at most twenty. */
function faultsOf(faults: (page: BuiltPage, marks: ReturnType<typeof marksOf>) => readonly string[]): string[] {
  const found: string[] = []
  for (const [page, seen] of marks) for (const fault of faults(page, seen)) found.push(`${page.name}: ${fault}`)
  return found.slice(0, 20)
}

it('there are pages to look at: of all sites, and of every class of visitors', () => {
  expect(new Set(pages.map(({ siteId }) => siteId)).size).toBe(siteIds.length)
  const classes = new Set(pages.flatMap(({ audiences }) => audiences.map(({ name }) => name)))
  expect([...classes]).toEqual(expect.arrayContaining(['open', 'warned', 'blocked', 'be', 'nl', 'caon']))
})

it(
  '"forbidden claims by site": no page says what may not be said there',
  () => expect(faultsOf(page => forbiddenClaims(page.words.whole, page.locale, claims, page.siteId))).toEqual([]),
  240_000
)

const neutral = Object.fromEntries(locales.map(locale => [locale, neutralWords(locale)])) as Record<Locale, string[]>

function neutralWords(locale: Locale): string[] {
  const { neutralTitle, neutralText } = content.pages.home[locale].monthlyRewards
  return [neutralTitle, neutralText].map(text => plainSpaces(fillFigures(text, { brand: siteConfiguration.brand })))
}

it('"no offer is ever sent and then hidden": who may see none reads no word of one, on no page', () => {
  const none = ({ row }: BuiltPage, audience: Audience) =>
    row.screen !== 'policy' &&
    !(audience.offers.length > 0 && isValidAt(audience, now)) &&
    !(row.inducements && allows(audience, row))
  expect(
    faultsOf(page => {
      if (!page.audiences.some(audience => none(page, audience))) return []
      const {
        locale,
        words: { main, title, description }
      } = page
      const said = plainSpaces([main, title, description].join(' '))
      const words = neutral[locale].reduce((text, sentence) => text.replace(sentence, ''), said).toLowerCase()
      return offerWords[locale].filter(word => words.includes(word)).map(word => `it says '${word}'`)
    })
  ).toEqual([])
})

it('where offers are allowed home does say such words, so that their absence means something', () => {
  const said = plainSpaces(openHome?.words.main ?? '').toLowerCase()
  expect(offerWords[openHome?.locale ?? 'fr'].filter(word => said.includes(word)).length).toBeGreaterThan(3)
})

it('S6-7 the glossary has rakeback for whom the law lets read of it alone', () => {
  const glossaries = pages.filter(({ row }) => row.screen === 'glossary')
  const named = (list: readonly BuiltPage[]) => list.map(({ name }) => name)
  const saying = named(glossaries.filter(({ html }) => html.includes('id="rakeback"')))
  const mayRead = ({ audiences }: BuiltPage) => audiences.every(audience => allows(audience, { offers: ['loyalty'] }))
  expect(saying).toEqual(named(glossaries.filter(mayRead)))
  expect(saying.length).toBeGreaterThan(0)
  expect(saying.length).toBeLessThan(glossaries.length)
})

it('S6-7 no part of a page induces by what a visitor who gets it may not be shown, or at an hour at which nobody may', () => {
  const seen = new Set<string>()
  const faults = faultsOf((page, { inducements: names }) =>
    names.flatMap(name => {
      seen.add(name)
      const kind = inducements.find(known => known === name)
      const isAllowed = kind && page.audiences.every(audience => allows(audience, { inducements: [kind] }))
      return isAllowed ? [] : [`it shows ${name}`]
    })
  )
  expect(faults).toEqual([])
  expect([...seen].toSorted()).toEqual(['amount', 'gift', 'guarantee', 'jackpot', 'quiz'])
})

it('where guarantees may be shown home does name such a sum, so that its absence means something', () => {
  const said = plainSpaces(openHome?.words.whole ?? '').toLowerCase()
  expect(said).toMatch(guaranteedSum(openHome?.locale ?? 'fr'))
})

it('S6-7 nor do its words, policies excepted: no Splash without gifts, no guaranteed sum without guarantees', () => {
  expect(
    faultsOf(page => {
      const { locale, row } = page
      if (row.screen.startsWith('policy')) return []
      const without = (kind: Inducement) => page.audiences.some(audience => !allows(audience, { inducements: [kind] }))
      const said = without('gift') || without('guarantee') ? plainSpaces(page.words.whole).toLowerCase() : ''
      return [
        ...(without('gift') && said.includes('splash') ? ['it says Splash'] : []),
        ...(without('guarantee') ? (guaranteedSum(locale).exec(said) ?? []) : [])
      ]
    })
  ).toEqual([])
})

/** A sum of money beside a label that says that it is guaranteed. */
function guaranteedSum(locale: Locale): RegExp {
  const { home, 'sunday-major': sunday, 'falcon-series': falcon, 'harbour-classic': harbour } = content.pages
  const labels = [
    messages[locale],
    home[locale].playersOnline.guaranteedLabel,
    ...[sunday, falcon, harbour].map(words => words[locale].figures.guarantee)
  ].map(label => plainSpaces(label).toLowerCase())
  const before = '(?:[$€£] ?[\\d.,]+|\\d ?[$€£]) ?'
  const after = ' ?(?:[$€£]|[\\d., ]+[$€£])'
  return new RegExp(labels.flatMap(label => [`${before}${label}`, `${label}${after}`]).join('|'))
}

it('S6-9 no link leads a visitor to a page that has nothing for them; what is indexed follows the law of the site alone', () => {
  expect(
    faultsOf((page, { linked, isIndexed }) => {
      const closed = [
        ...gated.filter(row => page.audiences.some(audience => !allows(audience, row))),
        ...joining.filter(() => page.audiences.some(({ siteInforms }) => siteInforms))
      ]
      const paths = new Set(closed.map(({ path }) => path))
      const isOffered = offeredSites(page.row, content.countryRules, now).includes(page.siteId)
      return [
        ...linked.filter(path => path !== page.path && paths.has(path)).map(path => `it links ${path}`),
        ...(isOffered === isIndexed ? [] : [isIndexed ? 'it is indexed' : 'it is not indexed'])
      ]
    })
  ).toEqual([])
})

it('"show no bonus to CAON visitors at all": their menus name none, nor do those of any class that may see no offer', () => {
  const sites = new Set<string>()
  const faults = faultsOf((page, { menu }) => {
    const silent = page.audiences.filter(({ name, offers }) => name === 'caon' || offers.length === 0)
    if (menu === null || silent.length === 0) return []
    if (silent.some(({ name }) => name === 'caon')) sites.add(page.siteId)
    const [said] = menuInvitations[page.locale].exec(menu) ?? []
    return said ? [`its header says '${said}'`] : []
  })
  expect(faults).toEqual([])
  expect(sites.size).toBe(siteIds.length)
})

it(
  '"ambassadors gated by site and country": who may not read of them finds no name on any page',
  () =>
    expect(
      faultsOf(({ siteId, audiences }, { named }) =>
        named
          .filter(({ sites }) => audiences.some(({ ambassadors }) => !ambassadors || !sites.includes(siteId)))
          .map(({ name }) => `it names ${name}`)
      )
    ).toEqual([]),
  240_000
)

const ageMark = /(?<![\d.,])(18|19|21|24)\s?\+/g
const ageSentence = /(?:at least|under|au moins|moins de)\s(18|19|21|24)(?!\s?(?:%|hours|heures))/gi

it(
  'the age in the words of a page is that of each visitor who reads it',
  () =>
    expect(
      faultsOf((page, { ageWords }) => {
        if (page.row.screen === 'policy') return []
        const said = ageWords ?? page.words.main
        const ages = [ageMark, ageSentence].flatMap(form => Array.from(said.matchAll(form), ([, age]) => Number(age)))
        const wrong = new Set(page.audiences.flatMap(({ minimumAge }) => ages.filter(age => age !== minimumAge)))
        return [...wrong].map(age => `it says ${age}`)
      })
    ).toEqual([]),
  240_000
)
