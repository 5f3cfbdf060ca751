import { expect, it } from 'vitest'
import { noticesOfLaw } from '../../app/domain/law/notices-of-law.ts'
import { withEveryShell } from '../../server/pages/prerender.ts'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { attributeOf, elementsOf } from '../fixtures/html-elements.ts'
import { plainSpaces } from '../fixtures/offers-shown.ts'
import { quickWords } from '../fixtures/quick-words.ts'
import { sharedSections, withoutElements } from '../fixtures/shared-pools.ts'
import { readText } from '../fixtures/visible-words.ts'

const { pages, content, now } = await readBuiltSite()
const isPolicy = ({ row }: BuiltPage) => row.screen === 'policy'

const readings = pages.flatMap(page =>
  page.audiences.map(audience => ({ name: `${page.siteId} ${page.pathname} for ${audience.name}`, page, audience }))
)
const partOf = (html: string, name: string) => elementsOf(html, name).map(readText).join('\n')

/** What is read of a page once, for all audiences that get it. */
function onceFor<Value>(read: (page: BuiltPage) => Value): (page: BuiltPage) => Value {
  const known = new WeakMap<BuiltPage, { value: Value }>()
  return page => {
    const { value } = known.get(page) ?? { value: read(page) }
    known.set(page, { value })
    return value
  }
}

const mainWords = onceFor(({ words }) => words.main)

/** The page's own words: main, title and description. */
const ownWords = onceFor(({ words: { main, title, description } }) =>
  plainSpaces([main, title, description].join('\n'))
)

it('the streamer programme is described only where streamers may be promoted', () =>
  expectNoFaults(readings, ({ page, audience }) => {
    if (isPolicy(page) || audience.streamers) return null
    return /cashback|programme streamer|streamer programme/i.test(ownWords(page)) ? 'it speaks of the programme' : null
  }))

/** The one age of the footer that is not the minimum age. */
const advertisingAge = /24\s?\+/g
const agesIn = (text: string) => [...text.matchAll(/(?<!\d)(18|19|21|24)\s?\+/g)].map(([, age]) => Number(age))

it.each([['home'], ['responsible-gaming']])('the age mark stands at the top of %s', name =>
  expectNoFaults(
    readings.filter(({ page }) => page.row.screen === name || page.row.key === name),
    ({ page, audience }) => {
      const [first] = agesIn(mainWords(page))
      return first === audience.minimumAge ? null : `its first age mark is ${first}, not ${audience.minimumAge}`
    }
  )
)

const anySign = /[$€£]/
/** The words of main outside parts whose amounts are shared with players abroad. */
const wordsOutsidePools = onceFor(({ html, words }) =>
  anySign.test(words.main) ? quickWords(withoutElements(html, sharedSections), 'main') : words.main
)
const currencySigns: Record<string, RegExp> = { USD: /\$\s?\d|\d\s?\$/, EUR: /€\s?\d|\d\s?€/, GBP: /£\s?\d|\d\s?£/ }

it('"amounts in euro, US dollar allowed only for poker with foreign pools"', () => {
  const bound = readings.filter(({ audience }) => audience.currency !== null)
  expect(bound.length).toBeGreaterThan(10)
  expectNoFaults(bound, ({ page, audience: { currency } }) => {
    const elsewhere = wordsOutsidePools(page)
    return Object.entries(currencySigns).flatMap(([name, sign]) =>
      !currency?.show.includes(name) && sign.test(elsewhere) ? `it shows an amount in ${name}` : []
    )
  })
})

const shellReadings = readings.filter(({ page }) => withEveryShell.includes(page.path))

it('S6-22 the footer of each class bears the higher age of both laws', () =>
  expectNoFaults(shellReadings, ({ page: { html }, audience: { minimumAge } }) => {
    const ages = agesIn(partOf(html, 'footer').replace(advertisingAge, ''))
    return ages.length && ages.every(age => age === minimumAge)
      ? null
      : `the ages of the footer are ${ages.join(', ')}, not ${minimumAge}`
  }))

const marked = (html: string, marker: string) =>
  elementsOf(html, ['p', 'li', 'div']).flatMap(part => attributeOf(part, marker) ?? [])

it('S6-22 the footer of each class has the warnings, helplines, registers and regulators of both laws, and no others', () =>
  expectNoFaults(shellReadings, ({ page: { html, siteId }, audience: { laws } }) => {
    const notices = noticesOfLaw({ siteId, laws, countryRules: content.countryRules, now })
    const expected = {
      'data-warning': notices.flatMap(({ countryKey, warnings }) => warnings.map(() => countryKey)),
      'data-helpline': notices.flatMap(({ countryKey, help }) =>
        help.flatMap(({ kind }) => (kind === 'helpline' ? countryKey : []))
      ),
      'data-register': notices.flatMap(({ countryKey, help }) =>
        help.flatMap(({ kind }) => (kind === 'self-exclusion' ? countryKey : []))
      ),
      'data-regulator': notices.flatMap(({ countryKey, regulator }) => (regulator ? countryKey : []))
    }
    return Object.entries(expected).flatMap(([marker, keys]) =>
      marked(html, marker).join() === keys.join() ? [] : `${marker}: ${marked(html, marker).join()}, not ${keys.join()}`
    )
  }))

it('S6-23 the head of each page says where nothing is offered; there is then no way to download or sign up', () =>
  expectNoFaults(shellReadings, ({ page: { html }, audience: { rule, siteClosed, siteInforms } }) => {
    const ofSite = siteClosed ? 'site-closed' : 'site-informs'
    const expected = siteInforms ? [ofSite] : rule === 'BLOCKED' ? ['blocked'] : []
    const notices = marked(html, 'data-notice').filter(name => /^(?:blocked|site-\w+)$/.test(name))
    const said = [...new Set(notices)]
    const links = elementsOf(html, 'a').filter(link =>
      /(^|\/)download\/(start\/|$)/.test(attributeOf(link, 'href') ?? '')
    )
    return [
      ...(said.join() === expected.join() ? [] : [`the head says ${said.join()}, not ${expected.join()}`]),
      ...(expected.length > 0 && links.some(link => /button/.test(attributeOf(link, 'class') ?? ''))
        ? ['there is a button that leads to the download']
        : [])
    ]
  }))

it('S2-22 the header has a sign-up link only where no rule refuses it', () =>
  expectNoFaults(shellReadings, ({ page: { html }, audience: { signUp, siteInforms } }) => {
    const link = /class="[^"]*header__sign-up/.test(html)
    return link === (signUp !== 'refused' && !siteInforms) ? null : `sign-up is ${signUp}, the link is ${link}`
  }))

it('S6-23 a blocked visitor whose region has a site is led there', () =>
  expectNoFaults(shellReadings, ({ page: { html, siteId }, audience: { rule, laws } }) => {
    const isOntarian = rule === 'BLOCKED' && laws.includes('CAON') && siteId !== 'ontario'
    const [notice = ''] = /<div class="place-notice".*?<\/div>/s.exec(html) ?? []
    const leads = /href="[^"]*\bontario\b[^"]*\/download\/[^"]*#sign-up"/.test(notice)
    return leads === isOntarian ? null : `a way to the site of Ontario: ${leads}`
  }))

const warningsOf = onceFor(
  ({ html }) => html.match(/<noscript class="notice"><div[^>]*data-notice="region-warning"/g)?.length ?? 0
)

it('S4-6 without JavaScript the warning is on home and download, once, where the rule is WARNING', () =>
  expectNoFaults(readings, ({ page, audience: { rule } }) => {
    const expected = rule === 'WARNING' && withEveryShell.includes(page.path) ? 1 : 0
    return warningsOf(page) === expected ? null : `it has ${warningsOf(page)} warnings, not ${expected}`
  }))

it('S6-22 whom the law excludes is said above the fields of the sign-up form', () => {
  const reading = readings.find(
    ({ page, audience }) => page.siteId === 'philippines' && page.path === '/download/' && audience.name === 'ph'
  )
  const section = elementsOf(reading?.page.html ?? '').find(part => attributeOf(part, 'id') === 'sign-up')
  const parts = section ? elementsOf(section, ['p', 'form']) : []
  const [first, second] = parts.filter(part => ['data-excluded', 'data-sign-up'].some(name => name in part.attribs))
  expect(first && attributeOf(first, 'data-excluded')).toBe('PH')
  expect(first && readText(first)).toMatch(/members of the armed forces/)
  expect(second && attributeOf(second, 'data-sign-up')).toBe('')
})
