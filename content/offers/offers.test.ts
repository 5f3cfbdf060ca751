import { expect, it } from 'vitest'
import { isValidAt } from '../../app/domain/dated/dated-record.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import { siteMap } from '../../app/site/site-map/site-map.data.ts'
import { content } from '../../tests/fixtures/content.ts'

const { offers, ambassadors, trustMarks, countryRules, figures } = content
const today = new Date('2026-11-20T12:00:00Z')
const welcome = offers.filter(({ kind }) => kind === 'welcome-bonus')

it('S1-4 the current welcome offer is $100 in free rewards, or a 100% match up to $600', () => {
  const [current, ...others] = welcome.filter(offer => isValidAt(offer, today))
  expect(others.map(({ id, sites }) => [id, sites])).toEqual([
    ['welcome-bonus-ontario', ['ontario']],
    ['welcome-bonus-gb', ['united-kingdom']]
  ])
  expect(current?.sites).not.toContain('united-kingdom')
  expect(current?.sites).not.toContain('ontario')
  expect(current?.title.en).toBe(
    '{welcomeRewards} in free rewards, or a {welcomeMatchPercent} match up to {welcomeMatchMaximum}'
  )
  expect([figures.welcomeRewards, figures.welcomeMatchPercent, figures.welcomeMatchMaximum]).toMatchObject([
    { amount: 100, currency: 'USD' },
    { value: 100 },
    { amount: 600, currency: 'USD' }
  ])
})

it('S1-5 the older one ($777 / $50) is a dated record that has ended, with a successor', () => {
  const [ended] = welcome.filter(({ validUntil }) => Date.parse(validUntil) <= today.getTime())
  expect(ended?.title.en).toContain('{pastWelcomeMatchMaximum}')
  expect(ended?.successor).toBe(welcome.find(offer => isValidAt(offer, today))?.id)
  expect([figures.pastWelcomeMatchMaximum, figures.pastWelcomeRewards]).toMatchObject([{ amount: 777 }, { amount: 50 }])
})

it.each<[rule: string, site: SiteId]>([
  ['bonuses and gifts banned', 'belgium'],
  ['no bonus hero', 'netherlands'],
  ['offers off', 'philippines'],
  ['entry bonus forbidden', 'brazil'],
  ['free bonuses forbidden', 'ukraine'],
  ['bonus only to existing customers', 'finland'],
  ['offers off until a licence record exists', 'bosnia'],
  ['unless licensed', 'hungary'],
  ['BLOCKED', 'poland']
])('no offer, %s: %s', (_rule, site) => {
  expect(offers.filter(({ sites }) => sites.includes(site))).toEqual([])
})

it('S5-31 the offers of the British site ask for no wagering, so that none relies on a position on the cap', () => {
  const british = offers.filter(({ sites, kind }) => sites.includes('united-kingdom') && kind === 'welcome-bonus')
  expect(british.map(({ conditions }) => conditions.release)).toEqual(['none'])
  expect(figures.welcomeRewardsGb).toMatchObject({ currency: 'GBP' })
})

it('the rate of release follows from the points: fees of a part are its points by the points of each unit', () => {
  const { welcome, loyalty } = content.promotions
  expect(figures.welcomePartFees).toMatchObject({ amount: welcome.partPoints / loyalty.pointsPerUnit })
  expect(figures.welcomePart).toMatchObject({ amount: welcome.part })
})

it('no bonus headline in Germany, none in public in Ontario', () => {
  expect(
    offers.filter(({ headlineSites }) => headlineSites.some(site => site === 'germany' || site === 'ontario'))
  ).toEqual([])
})

it('sites of offers and ambassadors are never looser than the rule of their country', () => {
  for (const { site, onOwnSite } of countryRules) {
    if (site === null) continue
    const forbidden = offers.filter(({ kind, sites }) => sites.includes(site) && !onOwnSite.offers.includes(kind))
    expect(forbidden).toEqual([])
    if (!onOwnSite.ambassadors) expect(ambassadors.filter(({ sites }) => sites.includes(site))).toEqual([])
  }
})

it('the pages of offers stand in the site map', () => {
  const paths = siteMap.map(({ path }) => path)
  expect(offers.flatMap(({ path, termsPath }) => [path, termsPath]).filter(path => !paths.includes(path))).toEqual([])
})

/** The evenings of a month, which show how a promotion comes and goes. */
const monthLong = (record: object) => 'path' in record && /\/[a-z]+-evenings\/$/.test(String(record.path))

it('one promotion ends this month, one begins next month, one has ended with a successor', () => {
  const evenings = offers
    .filter(monthLong)
    .map(({ id, validFrom, validUntil, successor }) => [id, validFrom, validUntil, successor])
  expect(evenings).toEqual([
    ['october-evenings', '2026-10-01', '2026-11-01', 'november-evenings'],
    ['november-evenings', '2026-11-01', '2026-12-01', 'december-evenings'],
    ['december-evenings', '2026-12-01', '2027-01-01', null]
  ])
})

it('a page stands only on the sites whose law lets its offers be shown', () => {
  for (const { path, sites } of offers) {
    const row = siteMap.find(found => found.path === path)
    expect(row?.sites).toEqual(expect.arrayContaining([...sites]))
    expect(row?.offers).toBeDefined()
  }
})

it('demo records do not expire before 2035', () => {
  const standing = [...offers, ...trustMarks].filter(record => isValidAt(record, today) && !monthLong(record))
  expect(standing.filter(({ validUntil }) => validUntil < '2035-01-01')).toEqual([])
  expect([...offers, ...countryRules].filter(({ reviewBy }) => reviewBy < '2035-01-01')).toEqual([])
})

it('S1-7 there are eight ambassadors, and every kind of trust mark', () => {
  expect(ambassadors).toHaveLength(8)
  expect(trustMarks.filter(({ sites }) => sites.includes('global')).map(({ kind }) => kind)).toEqual([
    'regulator',
    'licence',
    'age',
    'player-support',
    'gamble-aware',
    'testing-lab',
    'award',
    'award',
    'award'
  ])
})
