import { describe, expect, it } from 'vitest'
import { isLive } from '../../app/site/locales/locale.ts'
import { siteIds } from '../../app/site/regions/site-id.ts'
import { type Audience, audienceClassesOf } from '../../app/site/visitor/audience.ts'
import type { Content } from '../../content/content.ts'
import { type LiveAddress, liveAddresses } from '../../server/pages/live-addresses.ts'
import { readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { hasAmount, mayBeShown, plainSpaces, wordsOfOffer } from '../fixtures/offers-shown.ts'
import { createPageMaker } from '../fixtures/page-maker.ts'
import { allWords } from '../fixtures/visible-words.ts'

type Shown = { name: string; address: LiveAddress; audience: Audience; now: Date; words: string; content: Content }

const built = await readBuiltSite()
const stored: Shown[] = built.pages.flatMap(page => {
  const words = plainSpaces(allWords(page.html))
  return page.audiences.map(audience => ({
    name: `${page.siteId} ${page.pathname} for ${audience.name}`,
    address: page,
    audience,
    now: built.now,
    words,
    content: built.content
  }))
})

/** The home of every site and language for every audience class, rendered for one instant. */
async function homesAt(instant: string): Promise<Shown[]> {
  const now = new Date(instant)
  const maker = await createPageMaker(now)
  const content = maker.settings.content()
  const shown: Shown[] = []
  for (const address of liveAddresses().filter(({ path }) => path === '/'))
    for (const audience of audienceClassesOf(address.siteId, content.countryRules, now)) {
      const request = { ...address, embedded: null, outcome: { status: 200 } as const, audience }
      const { document } = await maker.render(request, async body => ({ br: body, gz: body }))
      const name = `${address.siteId} ${address.pathname} for ${audience.name}`
      shown.push({ name, address, audience, now, words: plainSpaces(allWords(document.br.toString())), content })
    }
  return shown
}

const offersOf = ({ content, address: { locale }, audience }: Shown) => {
  if (!isLive(locale)) throw new Error(`${locale} is not live`)
  return content.offers.map(offer => ({ offer, ...wordsOfOffer(content, offer, locale, audience.minimumAge) }))
}

/** What holds of every page at every hour. */
const rules: readonly [rule: string, faultsOf: (shown: Shown) => string[]][] = [
  [
    'outside its validity dates and the sites it may appear on, an offer does not render; nor where the country forbids offers',
    shown =>
      offersOf(shown).flatMap(({ offer, title, summary, terms }) => {
        if (mayBeShown(offer, { ...shown, siteId: shown.address.siteId })) return []
        const standing = shown.content.offers.filter(other =>
          mayBeShown(other, { ...shown, siteId: shown.address.siteId })
        )
        const shared = new Set(offersOf(shown).flatMap(other => (standing.includes(other.offer) ? other.terms : [])))
        return [title, summary, ...terms.filter(term => !shared.has(term))]
          .filter(text => shown.words.includes(text))
          .map(text => `${offer.id}: ${text}`)
      })
  ],
  [
    'its figures stand nowhere else either',
    shown =>
      offersOf(shown).flatMap(({ offer, amounts }) => {
        const others = offersOf(shown).filter(other =>
          mayBeShown(other.offer, { ...shown, siteId: shown.address.siteId })
        )
        if (offer.kind !== 'welcome-bonus' || others.some(other => other.offer === offer)) return []
        const allowed = new Set(others.flatMap(other => other.amounts))
        return amounts
          .filter(amount => !allowed.has(amount) && hasAmount(shown.words, amount))
          .map(amount => `${offer.id}: ${amount}`)
      })
  ],
  [
    'an offer never stands without its significant terms and its minimum age, together',
    shown =>
      offersOf(shown).flatMap(({ offer, title, terms, age }) =>
        !shown.words.includes(title) || shown.words.includes(`${age}. ${terms.join(' ')}`)
          ? []
          : `${offer.id} stands without '${age}. ${terms.join(' ')}'`
      )
  ],
  [
    'the figures of the welcome offer never stand without its title and terms',
    shown =>
      offersOf(shown).flatMap(({ offer, title, amounts }) => {
        const found = amounts.filter(amount => hasAmount(shown.words, amount))
        return offer.kind === 'welcome-bonus' && found.length && !shown.words.includes(title)
          ? `${offer.id}: ${found.join(' and ')} without its title`
          : []
      })
  ]
]

describe('every stored page for every audience class', () => {
  it.each(rules)('%s', (_rule, faultsOf) => expectNoFaults(stored, faultsOf))
})

const instants: readonly [rule: string, instant: string][] = [
  ['by day in Germany, whose hours for advertising are 21:00 to 06:00', '2026-11-20T12:00:00Z'],
  ['by night in Germany', '2026-11-20T22:30:00Z'],
  ['in a month without figures', '2027-02-10T12:00:00Z'],
  ['when all offers have ended', '2036-06-01T12:00:00Z']
]

describe.each(instants)('home %s', (_rule, instant) => {
  it('shows the offers that may be shown, in full, and no other', async () => {
    const homes = await homesAt(instant)
    for (const [, faultsOf] of rules) expectNoFaults(homes, faultsOf)
    expectNoFaults(homes, shown =>
      offersOf(shown).flatMap(({ offer, title }) => {
        const { siteId } = shown.address
        const isHeadline = offer.kind !== 'welcome-bonus' || offer.headlineSites.includes(siteId)
        const expected = isHeadline && mayBeShown(offer, { ...shown, siteId })
        return shown.words.includes(title) === expected ? [] : `${offer.id} is ${expected ? 'missing' : 'shown'}`
      })
    )
  }, 120_000)
})

it('the records are such that these checks have something to find', () => {
  const open = (siteId: (typeof siteIds)[number]) =>
    stored.find(
      ({ address, audience }) => address.siteId === siteId && address.path === '/' && audience.name === 'open'
    )
  const global = open('global')
  expect(global && offersOf(global).find(({ offer }) => offer.id === 'welcome-bonus')?.amounts).toEqual([
    '100 $',
    '600 $'
  ])
  expect(
    siteIds
      .map(open)
      .filter(shown => shown?.audience.offers)
      .map(shown => shown?.address.siteId)
  ).toEqual(['global', 'europe', 'ontario', 'germany', 'united-kingdom'])
})
