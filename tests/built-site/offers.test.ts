import { describe, expect, it } from 'vitest'
import { type Audience, audienceClassesOf, audienceOf } from '../../app/domain/law/audience.ts'
import { withoutRule } from '../../app/domain/law/audience-facts.ts'
import { offerKinds } from '../../app/domain/law/offer-kinds.data.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import { type LiveAddress, liveAddresses } from '../../server/pages/live-addresses.ts'
import { plainPage } from '../../server/pages/page-renderer.ts'
import { readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { inMonthOfFigures } from '../fixtures/month-of-figures.ts'
import { hasAmount, mayBeShown, type OfferWords, offerWriter, plainSpaces } from '../fixtures/offers-shown.ts'
import { createPageMaker } from '../fixtures/page-maker.ts'
import { quickWords } from '../fixtures/quick-words.ts'
import { sharedPools, withoutElements } from '../fixtures/shared-pools.ts'

/** A page as one audience class reads it at one instant; the offers' words in its language, and those of the offers that it may show. */
type Shown = {
  name: string
  address: LiveAddress
  audience: Audience
  words: string
  says: (amount: string) => boolean
  offers: OfferWords[]
  standing: OfferWords[]
}

const built = await readBuiltSite()
const offersIn = offerWriter(built.content)

/** What a document says, and whether it says an amount outside the parts whose amounts are stakes and pots. */
function read(whole: string, html: () => string): Pick<Shown, 'words' | 'says'> {
  const words = plainSpaces(whole)
  let outside: string | undefined
  return {
    words,
    says(amount) {
      if (!hasAmount(words, amount)) return false
      outside ??= plainSpaces(quickWords(withoutElements(html(), sharedPools)))
      return hasAmount(outside, amount)
    }
  }
}

function readAs(address: LiveAddress, audience: Audience, now: Date, said: Pick<Shown, 'words' | 'says'>): Shown {
  const { siteId, locale, pathname } = address
  const offers = offersIn(siteId, locale, audience.minimumAge)
  const standing = offers.filter(({ offer }) => mayBeShown(offer, { siteId, audience, now }))
  return { name: `${siteId} ${pathname} for ${audience.name}`, address, audience, ...said, offers, standing }
}

const stored = built.pages.flatMap(page => {
  const said = read(page.words.whole, () => page.html)
  return page.audiences.map(audience => readAs(page, audience, built.now, said))
})

/** Sites where offers may appear, and one where none may. */
const askedSites = new Set<SiteId>(['netherlands', ...built.content.offers.flatMap(({ sites }) => sites)])

/** The home of those sites, in every language and for every audience class, or for other audiences, rendered for one instant. */
async function homesAt(
  instant: string,
  audiencesOf = (siteId: SiteId, now: Date) => audienceClassesOf(siteId, built.content.countryRules, now)
): Promise<Shown[]> {
  const now = new Date(instant)
  const maker = await createPageMaker(now)
  const shown: Shown[] = []
  for (const address of liveAddresses().filter(({ path, siteId }) => path === '/' && askedSites.has(siteId)))
    for (const audience of audiencesOf(address.siteId, now)) {
      const { document } = await maker.render(
        plainPage({ ...address, audience, content: maker.settings.content(), now })
      )
      const html = document.body.toString()
      shown.push(
        readAs(
          address,
          audience,
          now,
          read(quickWords(html), () => html)
        )
      )
    }
  return shown
}

/** What home shows of offers: the headline, and the figures of the month. */
const onHome = ({ offer }: OfferWords) => isWelcome({ offer } as OfferWords) || 'month' in offer

const isWelcome = ({ offer }: OfferWords) => offer.kind === 'welcome-bonus'

/** What holds of every page at every hour. */
const rules: readonly [rule: string, faultsOf: (shown: Shown) => string[]][] = [
  [
    'outside its validity dates and the sites it may appear on, an offer does not render; nor where the country forbids offers',
    ({ words, offers, standing }) => {
      const allowed = new Set(standing.flatMap(({ title, summary, terms }) => [title, summary, ...terms]))
      return offers.flatMap(({ offer, title, summary, terms }) =>
        [title, summary, ...terms]
          .filter(text => !allowed.has(text) && words.includes(text))
          .map(text => `${offer.id}: ${text}`)
      )
    }
  ],
  [
    'the figures of a welcome offer stand nowhere else either',
    ({ says, offers, standing }) => {
      const allowed = new Set(standing.flatMap(({ amounts }) => amounts))
      return offers
        .filter(isWelcome)
        .flatMap(({ offer, amounts }) =>
          amounts.filter(amount => !allowed.has(amount) && says(amount)).map(amount => `${offer.id}: ${amount}`)
        )
    }
  ],
  [
    'an offer never stands without its significant terms and its minimum age, together',
    ({ words, offers }) =>
      offers
        .filter(({ title, terms, age }) => words.includes(title) && !words.includes(`${age}. ${terms.join(' ')}`))
        .map(({ offer, terms, age }) => `${offer.id} stands without '${age}. ${terms.join(' ')}'`)
  ],
  [
    'the figures of the welcome offer never stand without its title, and so not without its terms',
    ({ words, says, offers }) => {
      const welcomes = offers.filter(isWelcome)
      const titled = new Set(welcomes.filter(({ title }) => words.includes(title)).flatMap(({ amounts }) => amounts))
      return welcomes.flatMap(({ offer, amounts }) =>
        amounts
          .filter(amount => !titled.has(amount) && says(amount))
          .map(amount => `${amount} of ${offer.id} without a title`)
      )
    }
  ]
]

describe('every stored page for every audience class', () => {
  it.each(rules)('%s', (_rule, faultsOf) => expectNoFaults(stored, faultsOf))
})

const instants: readonly [rule: string, instant: string][] = [
  ['by day in Germany, whose hours for advertising are 21:00 to 06:00', inMonthOfFigures('20T12:00:00Z')],
  ['by night in Germany', inMonthOfFigures('20T22:30:00Z')],
  ['in a month without figures', '2027-02-10T12:00:00Z'],
  ['when all offers have ended', '2036-06-01T12:00:00Z']
]

describe.each(instants)('home %s', (_rule, instant) => {
  it('shows the offers that may be shown, in full, and no other', async () => {
    const homes = await homesAt(instant)
    for (const [, faultsOf] of rules) expectNoFaults(homes, faultsOf)
    expectNoFaults(homes, ({ words, offers, standing, address: { siteId } }) =>
      offers.flatMap(entry => {
        const { offer, title } = entry
        const expected =
          standing.includes(entry) && onHome(entry) && (!isWelcome(entry) || offer.headlineSites.includes(siteId))
        return words.includes(title) === expected ? [] : `${offer.id} is ${expected ? 'missing' : 'shown'}`
      })
    )
  })
})

it.each(offerKinds.map(kind => [kind]))('a country may allow one kind of offers alone: %s', async kind => {
  const homes = await homesAt(inMonthOfFigures('20T12:00:00Z'), (siteId, now) => [
    { ...audienceOf(siteId, withoutRule, built.content.countryRules, now), name: kind, offers: [kind], adHours: [] }
  ])
  for (const [, faultsOf] of rules) expectNoFaults(homes, faultsOf)
  const kinds = new Set(
    homes.flatMap(({ words, offers }) =>
      offers.filter(({ title }) => words.includes(title)).map(({ offer }) => offer.kind)
    )
  )
  const shownOnHome = ['welcome-bonus', 'monthly-giveaway', 'daily-leaderboard'].includes(kind)
  expect([...kinds]).toEqual(shownOnHome ? [kind] : [])
})

it('the records are such that these checks have something to find', () => {
  const homes = stored.filter(({ address, audience }) => address.path === '/' && audience.name === 'open')
  expect(homes[0]?.offers.find(({ offer }) => offer.id === 'welcome-bonus')?.amounts).toEqual(['100 $', '600 $'])
  const sites = new Set(homes.filter(({ audience }) => audience.offers.length > 0).map(({ address }) => address.siteId))
  expect([...sites]).toEqual(['global', 'europe', 'ontario', 'germany', 'united-kingdom'])
})
