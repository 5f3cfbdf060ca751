import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyOfContent, editContent } from '../../tests/fixtures/copy-of-content.ts'
import { parsed } from '../../tests/fixtures/parsed-content.ts'
import { ContentError } from './content-error.ts'
import { readContent } from './content-reader.ts'

let directory: string
beforeEach(async () => {
  directory = await copyOfContent()
})
afterEach(() => rm(directory, { recursive: true }))

const edit = (file: string, search: string | RegExp, replacement: string) =>
  editContent(directory, file, search, replacement)

const faultsOf = async () => {
  const error = await readContent(directory, parsed).then(
    () => null,
    (thrown: unknown) => thrown
  )
  return error instanceof ContentError ? error.faults : []
}

it.each<[rule: string, file: string, search: string | RegExp, replacement: string, field: string, reason: string]>([
  [
    'an offer needs its significant terms',
    'offers/offers.yaml',
    /  significantTerms:\n(    .*\n)+/,
    '',
    'welcome-bonus-gb significantTerms',
    'is missing'
  ],
  [
    'S5-31 an offer needs each of its conditions',
    'offers/offers.yaml',
    "minimumDeposit: '{welcomeMinimumDeposit}', ",
    '',
    'welcome-bonus conditions.minimumDeposit',
    'is missing'
  ],
  [
    'S5-32 an offer of the British site needs its sums in pounds',
    'offers/offers.yaml',
    "maximum: '{welcomeRewardsGb}'",
    "maximum: '{welcomeRewards}'",
    'welcome-bonus-gb conditions',
    '{welcomeRewards} is in USD, and offers of united-kingdom are in GBP'
  ],
  [
    'S5-33 a release on the British site needs a signed position',
    'offers/offers.yaml',
    /release: none, (maximum: '\{welcomeRewardsGb\}')/,
    "release: { fees: '{welcomeRewardsGb}', pays: '{welcomeRewardsGb}' }, $1",
    'welcome-bonus-gb conditions.release',
    'united-kingdom takes no release before the position gb-wagering-cap is signed'
  ],
  [
    'S5-30 an offer needs a page that shows it',
    'offers/offers.yaml',
    'termsPath: /promotions/daily-leaderboards/omaha/',
    'termsPath: /promotions/daily-leaderboards/holdem/',
    'daily-leaderboard-omaha termsPath',
    'does not show this offer'
  ],
  [
    'S2-56 the picture of an offer is one that is described',
    'offers/offers.yaml',
    'picture: promo-welcome',
    'picture: promo-welcom',
    'welcome-bonus picture',
    'promo-welcom is no picture'
  ],
  [
    'an offer needs its sites',
    'offers/offers.yaml',
    /sites: \[global.*\]/,
    'sites: []',
    'welcome-bonus sites',
    'write at least one site'
  ],
  [
    'dates are in the calendar',
    'offers/offers.yaml',
    'validUntil: 2036-01-01',
    'validUntil: 2036-02-30',
    'welcome-bonus validUntil',
    'write a day'
  ],
  [
    'nor as people write them in letters',
    'offers/offers.yaml',
    'validUntil: 2036-01-01',
    'validUntil: 01.12.2036',
    'welcome-bonus validUntil',
    'write a day'
  ],
  [
    'an end is after its beginning',
    'offers/offers.yaml',
    'validUntil: 2036-01-01',
    'validUntil: 2016-01-01',
    'welcome-bonus ',
    'validUntil must be later than validFrom'
  ],
  ['a tab at the beginning of a line', 'offers/offers.yaml', '\n  kind: ', '\n\tkind: ', '', 'is not YAML'],
  ['a key that is there twice', 'pages/about-us/en.yaml', /^(title:.*\n)/m, '$1$1', '', 'is not YAML'],
  [
    'an unknown placeholder',
    'offers/offers.yaml',
    '{welcomeRewards} de',
    '{welcomReward} de',
    'welcome-bonus title.fr',
    '{welcomReward} is no figure'
  ],
  [
    'a brace that is not closed',
    'offers/offers.yaml',
    '{welcomeRewards} de',
    '{welcomeRewards de',
    'welcome-bonus title.fr',
    'a brace of a figure is missing'
  ],
  ['a card that is none', 'hands/hands.yaml', /you: '?(\w\w) \w\w'?/, 'you: $1 1x', 'hand-1 you', 'write'],
  [
    'nor in a story',
    'ambassadors/ambassadors.yaml',
    'board: Kh 9h',
    'board: Kh 1x',
    'solveig-aasmundtveit told.board',
    'write cards'
  ],
  [
    'a field that nobody knows',
    'ambassadors/ambassadors.yaml',
    'country: CL',
    'land: CL',
    'teodoro-balmaceda-rhys land',
    'there is no such field'
  ],
  [
    'and the field that is missing for it',
    'ambassadors/ambassadors.yaml',
    'country: CL',
    'land: CL',
    'teodoro-balmaceda-rhys country',
    'is missing: write a text'
  ],
  [
    'BLOCKED, WARNING or null',
    'country-rules/country-rules.yaml',
    'ruleType: WARNING',
    'ruleType: warning',
    'GB onOtherSites.ruleType',
    'write BLOCKED, WARNING or null'
  ],
  [
    'where a rule applies, no offers',
    'country-rules/country-rules.yaml',
    'ruleType: WARNING, offers: []',
    'ruleType: WARNING, offers: [welcome-bonus]',
    'GB onOtherSites',
    'where a rule applies nothing may induce'
  ],
  [
    'a kind of offer that nobody knows',
    'country-rules/country-rules.yaml',
    'offers: [welcome-bonus,',
    'offers: [free-bet,',
    'GB onOwnSite.offers.0',
    'write one of: welcome-bonus, monthly-giveaway, daily-leaderboard'
  ],
  [
    'a record that is never reviewed',
    'country-rules/country-rules.yaml',
    /  reviewBy: .*\n/,
    '',
    'GB reviewBy',
    'is missing'
  ],
  [
    'links fit their site type',
    'navigation/navigation.yaml',
    'path: /spin-gold/',
    'path: spin-gold',
    'main',
    'spin-gold: the path does not fit siteType'
  ],
  ['YAML that is none', 'tournaments/featured.yaml', 'weekday: sunday', 'weekday: [sunday', '', 'is not YAML'],
  ['a page without its title', 'pages/about-us/en.yaml', /^title:.*\n/m, '', 'title', 'is missing: Write'],
  [
    'a page with HTML in its Markdown',
    'pages/contact/fr.yaml',
    /(Markdown: ['"]?)/,
    '$1<br>',
    '',
    'write Markdown, no HTML'
  ]
])('%s: the error names file and field', async (_rule, file, search, replacement, field, reason) => {
  await edit(file, search, replacement)
  expect(await faultsOf()).toContainEqual({
    file,
    line: expect.any(Number),
    ...placeOf(field),
    reason: expect.stringContaining(reason)
  })
})

/** `welcome-bonus title.fr` is a field of a record; without a record it is one of the file. */
function placeOf(field: string) {
  const [first = '', second] = field.split(' ')
  if (second === undefined) return { field: first === '' ? expect.any(String) : first }
  return { record: first, field: second }
}

it('reports the faults of every file at once', async () => {
  await edit('figures/figures.yaml', 'kind: count', 'kind: number')
  await edit('ambassadors/ambassadors.yaml', 'country: CL', 'country: Chile')
  await rm(join(directory, 'pages/home/en.yaml'))
  const files = (await faultsOf()).map(({ file }) => file)
  expect(new Set(files)).toEqual(
    new Set(['figures/figures.yaml', 'ambassadors/ambassadors.yaml', 'pages/home/en.yaml'])
  )
})
