import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import type { SiteId } from '../../site/regions/site-id.ts'
import { siteWarnings } from './site-warnings.ts'

const { countryRules } = content

it.each<[rule: string, siteId: SiteId, at: string, words: string[]]>([
  ['"gambling is addictive" and the site stopoptijd.be', 'belgium', '2026-11-20', ['addictive', 'stopoptijd.be']],
  ['tagline "Gambling can be addictive. Know when to stop."', 'philippines', '2026-11-20', ['Know when to stop.']],
  ['slogan "Wat kost gokken jou?"', 'netherlands', '2026-11-20', ['What does gambling cost you?']],
  ['past the review date a warning stays', 'belgium', '2040-01-01', ['stopoptijd.be']]
])('%s', (_rule, siteId, at, words) => {
  const [warning] = siteWarnings(siteId, countryRules, new Date(at))
  for (const word of words) expect(warning?.text.en).toContain(word)
})

it.each<[siteId: SiteId]>([['global'], ['europe'], ['united-kingdom']])('no sentence is asked for: %s', siteId => {
  expect(siteWarnings(siteId, countryRules, new Date('2026-11-20'))).toEqual([])
})
