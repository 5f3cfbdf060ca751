import { expect, it } from 'vitest'
import { forbiddenClaims } from '../../app/domain/claims/forbidden-claims.ts'
import { isValidAt } from '../../app/domain/dated/dated-record.ts'
import { fillFigures } from '../../app/domain/figures/fill-figures.ts'
import type { Audience } from '../../app/domain/law/audience.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { type Locale, locales } from '../../app/site/locales/locale.ts'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { menuInvitations, offerWords } from '../fixtures/offer-words.data.ts'
import { plainSpaces } from '../fixtures/offers-shown.ts'
import { quickWords } from '../fixtures/quick-words.ts'

/** The law in the words, on every page of every site and for every class of visitors: other rules of built pages look at a sample. */
const { pages, content, now } = await readBuiltSite()
const { claims, ambassadors } = content

/** Names of pages with what is wrong, at most twenty. */
function faultsOf(faults: (page: BuiltPage) => readonly string[]): string[] {
  const found: string[] = []
  for (const page of pages) for (const fault of faults(page)) found.push(`${page.name}: ${fault}`)
  return found.slice(0, 20)
}

it('there are pages to look at: of all sites, and of every class of visitors', () => {
  expect(new Set(pages.map(({ siteId }) => siteId)).size).toBe(14)
  const classes = new Set(pages.flatMap(({ audiences }) => audiences.map(({ name }) => name)))
  expect([...classes]).toEqual(expect.arrayContaining(['open', 'warned', 'blocked', 'be', 'nl', 'caon']))
})

it(
  '"forbidden claims by site": no page says what may not be said there',
  () => expect(faultsOf(page => forbiddenClaims(quickWords(page.html), page.locale, claims, page.siteId))).toEqual([]),
  240_000
)

const neutral = Object.fromEntries(locales.map(locale => [locale, neutralWords(locale)])) as Record<Locale, string[]>

function neutralWords(locale: Locale): string[] {
  const { neutralTitle, neutralText } = content.pages.home[locale].monthlyRewards
  return [neutralTitle, neutralText].map(text => plainSpaces(fillFigures(text, { brand: siteConfiguration.brand })))
}

/** What streamers receive is no offer: it is shown where streamers may be promoted. */
const ofStreamers = ['/streamer-mode/', '/streamer-rewards/']

it('"no offer is ever sent and then hidden": who may see none reads no word of one, on no page', () => {
  const none = ({ path, row }: BuiltPage, { offers, adHours, streamers }: Audience) =>
    row.screen !== 'policy' &&
    !(offers.length > 0 && isValidAt({ adHours }, now)) &&
    !(ofStreamers.includes(path) && streamers)
  expect(
    faultsOf(page => {
      if (!page.audiences.some(audience => none(page, audience))) return []
      const locale = page.locale
      const said = plainSpaces(quickWords(page.html, 'main'))
      const words = neutral[locale].reduce((text, sentence) => text.replace(sentence, ''), said).toLowerCase()
      return offerWords[locale].filter(word => words.includes(word)).map(word => `it says '${word}'`)
    })
  ).toEqual([])
}, 240_000)

it('"show no bonus to CAON visitors at all": the menus, which all visitors of a site read, name none', () => {
  expect(
    faultsOf(page => {
      const [said] = menuInvitations[page.locale].exec(quickWords(page.html, 'header')) ?? []
      return said ? [`its header says '${said}'`] : []
    })
  ).toEqual([])
}, 240_000)

it(
  '"ambassadors gated by site and country": who may not read of them finds no name on any page',
  () =>
    expect(
      faultsOf(page => {
        const hidden = ambassadors.filter(({ sites }) =>
          page.audiences.some(({ ambassadors }) => !ambassadors || !sites.includes(page.siteId))
        )
        const html = hidden.length ? page.html : ''
        return hidden.filter(({ name }) => html.includes(name)).map(({ name }) => `it names ${name}`)
      })
    ).toEqual([]),
  240_000
)

it(
  'the age in the words of a page is that of each visitor who reads it',
  () =>
    expect(
      faultsOf(page => {
        if (page.row.screen === 'policy') return []
        const ages = [...quickWords(page.html, 'main').matchAll(/(?<![\d.,])(18|19|21|24)\s?\+/g)].map(([, age]) =>
          Number(age)
        )
        const wrong = new Set(page.audiences.flatMap(({ minimumAge }) => ages.filter(age => age !== minimumAge)))
        return [...wrong].map(age => `it says ${age}`)
      })
    ).toEqual([]),
  240_000
)
