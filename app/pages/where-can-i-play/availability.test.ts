import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { audienceOf } from '../../domain/law/audience.ts'
import { withoutRule } from '../../domain/law/audience-facts.ts'
import { countryRule, isReviewed } from '../../domain/law/country-rule.ts'
import { rightSite } from '../../domain/law/right-site.ts'
import { availability } from './availability.ts'

const { countryRules } = content
const now = new Date('2026-11-23T12:00:00Z')
const { places, until } = availability(countryRules, now)
const keys = [...new Set(countryRules.map(({ countryKey }) => countryKey))].filter(key =>
  isReviewed(countryRule('global', key, countryRules, now))
)

/** The visitors of a country on the site made for them, or on global where there is none. */
const audienceIn = (countryKey: string) =>
  audienceOf(rightSite(countryKey, countryRules, now) ?? 'global', countryKey, countryRules, now)

/** The decision of the law of the server. */
function decided(countryKey: string) {
  const { rule, signUp } = audienceIn(countryKey)
  if (signUp === 'open') return 'open'
  return rule === 'WARNING' ? 'information' : 'closed'
}

it.each(keys)('S2-92 %s is listed as what the server decides there', countryKey => {
  const listed = Object.entries(places).flatMap(([kind, list]) =>
    list.some(place => place.countryKey === countryKey) ? [kind] : []
  )
  expect(listed).toEqual([decided(countryKey)])
})

it('a part of a state whose law nobody has looked at is in no list', () => {
  expect(countryRules.some(({ countryKey }) => countryKey === 'FO')).toBe(true)
  expect(Object.values(places).flatMap(list => list.filter(({ countryKey }) => countryKey === 'FO'))).toEqual([])
})

it('S2-92 an age that is listed is the one that sign-up asks for', () => {
  for (const { countryKey, minimumAge } of places.open) expect(minimumAge).toBe(audienceIn(countryKey).minimumAge)
})

it('S2-92 "every other country" is open on global', () => {
  expect(audienceOf('global', withoutRule, countryRules, now)).toMatchObject({ rule: null, signUp: 'open' })
})

it('the list is good until a rule begins or its review is due', () => {
  expect(until?.getTime()).toBeGreaterThan(now.getTime())
})
